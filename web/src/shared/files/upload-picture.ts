import { LIMITS } from '@waymark/contract/limits'
import { UPLOAD_FAILED, UPLOADED_IMAGE_TYPES, uploadImage } from '@waymark/contract/pictures/upload-calls'
import { callApi } from '../api/api-client.ts'
import { ApiError, messageFor } from '../api/api-error.ts'

const MEBIBYTE = 1024 * 1024

/** For the choice of a file. */
export const ACCEPTED_PICTURES = UPLOADED_IMAGE_TYPES.join(',')

/** Why the file cannot be uploaded, as far as that can be told without sending it. */
export const pictureFault = ({ size }: Blob): string | undefined =>
  size > LIMITS.uploadedImageBytes ? `The image must be at most ${LIMITS.uploadedImageBytes / MEBIBYTE} MB` : undefined

// api: the server makes a picture for everyone of it, without what the file says of its owner
/** @returns the address of the picture */
export async function uploadPicture(image: File): Promise<string> {
  const { imageUrl } = await callApi(uploadImage, { files: { image } })
  return imageUrl
}

/** What is wrong with the file, in the words of the server. */
export const uploadFault = (error: unknown): string =>
  (error instanceof ApiError ? error.fields['image'] : undefined) ?? messageFor(error, UPLOAD_FAILED)
