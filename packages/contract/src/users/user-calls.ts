import { defineEndpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { User } from './user.ts'

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user. Signed out: 401.',
  access: 'signed-in',
  response: User,
})

export const checkAdmin = defineEndpoint({
  method: 'GET',
  path: '/api/admin/check',
  summary:
    'Whether the signed-in user is an administrator, by the claim of the token. 403 when one has signed in too long ago to act as such, or needs to enter a code first.',
  access: 'signed-in',
  response: z.strictObject({ isAdmin: z.boolean() }),
})
