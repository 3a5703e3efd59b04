/** A refusal with a status, a code for programs and a message for people. */
export class AppError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.code = code
  }
}

export const notAuthorized = () => new AppError(401, 'NOT_AUTHORIZED', 'This call needs the merchant key')
export const unknownToken = () => new AppError(401, 'UNKNOWN_TOKEN', 'This token is not known, or has run out')
export const foreignOrigin = () => new AppError(403, 'FOREIGN_ORIGIN', 'Only our own pages may call this')
export const invalidRequest = (message: string) => new AppError(400, 'INVALID_REQUEST', message)
export const noSuchPath = () => new AppError(404, 'NOT_FOUND', 'There is nothing at this address')
export const storeUnreachable = () => new AppError(502, 'UNREACHABLE', 'The store could not be reached')
