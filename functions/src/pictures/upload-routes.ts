import { uploadPicture } from './upload-picture.ts'
import type { HandlerOf } from '../handler.ts'

export const uploadImage: HandlerOf<'uploadImage'> = async ({ files }, { caller }) => ({
  imageUrl: await uploadPicture(files.image, caller),
})
