import { AppError } from '../server/app-error.ts'
import { messages } from './content.messages.ts'

export const pageNotFound = () => new AppError(404, 'PAGE_NOT_FOUND', messages.pageNotFound)
export const previewRefused = () => new AppError(403, 'PREVIEW_REFUSED', messages.previewRefused)
