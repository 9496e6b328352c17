import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { PictureUrl } from '../primitives.ts'
import { z } from '../zod.ts'

/** Types accepted for public pictures. They are stored as WebP. */
export const UPLOADED_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type UploadedImageType = (typeof UPLOADED_IMAGE_TYPES)[number]

export const UPLOAD_FAILED = 'Failed to upload image. Please try again.'

export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/upload/image',
  summary: 'Stores a picture for everyone to see, without what else its file holds, and tells its address.',
  access: 'signed-in',
  quota: 'upload',
  files: { image: { maxBytes: LIMITS.uploadedImageBytes, types: UPLOADED_IMAGE_TYPES } },
  response: z.strictObject({ imageUrl: PictureUrl }),
})
