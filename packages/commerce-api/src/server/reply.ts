import type { WireError } from '@aisle/api/envelope'

type Extras = {
  readonly message?: string
  readonly errors?: readonly WireError[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Data with a message or errors beside it in the wrapper, and headers beside that. */
export class Reply<Data> {
  readonly data: Data
  readonly extras: Extras

  constructor(data: Data, extras: Extras) {
    this.data = data
    this.extras = extras
  }
}

export const withMessage = <Data>(data: Data, message: string) => new Reply(data, { message })

export const success = (data: unknown, { message, errors = [] }: Extras = {}) => ({
  success: true,
  data: data ?? null,
  errors,
  ...(message ? { message } : {}),
})

export const failure = (errorCode: string, descreption: string, details?: unknown) => ({
  success: false,
  data: null,
  errors: [{ errorCode, descreption, ...(details === undefined ? {} : { details }) }],
  message: descreption,
})
