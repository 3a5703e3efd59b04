/**
 * Whether a value is a `T`. What the first view reads is told by these; schemas, which weigh 8 KiB and say why a value
 * is none, come with the first call.
 */
export type Check<T> = (value: unknown) => value is T

export const isText: Check<string> = (value) => typeof value === 'string'
export const isNumber: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)
export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value)
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
export const isAnything: Check<unknown> = (_value): _value is unknown => true

export const isTextLike =
  (pattern: RegExp): Check<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value)

export const isOneOf =
  <const T extends string | number>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((known) => known === value)

export const isEither =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value)

/** Present, or left out. */
export const isPerhaps =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)

export const isNullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((item) => check(item))

export const isRecordOf =
  <T>(check: Check<T>, isName: Check<string> = isText): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.entries(value).every(([name, item]) => isName(name) && check(item))

/** An object with these fields; others are not looked at. The compiler asks for a check of every field. */
export const isShape =
  <T extends object>(fields: { readonly [Key in keyof T]-?: Check<T[Key]> }): Check<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Check<unknown>>(fields).every(([name, check]) => check(value[name]))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
