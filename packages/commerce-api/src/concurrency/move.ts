import type { AnyEndpoint, CallInput } from '@aisle/api/endpoint'
import type { TestApp } from '../server/testing.ts'
import type { Scene } from './scene.ts'

/** One call that changes something in a scene. Answers the status and, where it was refused, the code. */
export type Move = (test: TestApp, scene: Scene) => Promise<string>
export type Moves = Readonly<Record<string, Move>>

/** Gives a scene what a call needs. */
export type Preparation = (test: TestApp, scene: Scene) => Promise<unknown>
export type Preparations = Readonly<Record<string, Preparation | undefined>>

type Way = {
  /** Whose call it is: the customer's, where nobody is named. */
  readonly by?: (scene: Scene) => { readonly token: string }
  readonly headers?: (scene: Scene) => Readonly<Record<string, string>>
}

export function move<E extends AnyEndpoint>(
  endpoint: E,
  input: (scene: Scene) => CallInput<E>,
  { by = ({ shopper }) => shopper, headers = () => ({}) }: Way = {},
): Move {
  return async (test, scene) =>
    statusOf(endpoint, await test.call(endpoint, input(scene), by(scene).token, headers(scene)))
}

type Reply = { readonly status: number; readonly code?: string | undefined; readonly body: string }

export function statusOf({ name }: AnyEndpoint, { status, code, body }: Reply): string {
  if (status >= 500) throw new Error(`${name} failed: ${status} ${body}`)
  return `${status} ${code ?? ''}`
}

/** What a preparation has noted for its call. */
export function noted({ notes }: Scene, what: string): string {
  const note = notes.get(what)
  if (note === undefined) throw new Error(`no ${what} was prepared`)
  return note
}
