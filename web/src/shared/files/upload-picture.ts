import { LIMITS } from '@waymark/contract/limits'
import { UPLOAD_FAILED, UPLOADED_IMAGE_TYPES, uploadImage } from '@waymark/contract/pictures/upload-calls'
import { callApi } from '../api/api-client.ts'
import { ApiError, messageFor } from '../api/api-error.ts'

const MEBIBYTE = 1024 * 1024

/** For the file input's `accept`. */
export const ACCEPTED_PICTURES = UPLOADED_IMAGE_TYPES.join(',')

/** Why the file cannot be uploaded, as far as it can be told locally; undefined if it can. */
export const pictureFault = ({ size }: Blob): string | undefined =>
  size > LIMITS.uploadedImageBytes ? `The image must be at most ${LIMITS.uploadedImageBytes / MEBIBYTE} MB` : undefined

// api: the server converts it to a public picture without metadata
/** @returns the picture's URL */
export async function uploadPicture(image: File): Promise<string> {
  const { imageUrl } = await callApi(uploadImage, { files: { image } })
  return imageUrl
}

/** The server's message about the file. */
export const uploadFault = (error: unknown): string =>
  (error instanceof ApiError ? error.fields['image'] : undefined) ?? messageFor(error, UPLOAD_FAILED)
