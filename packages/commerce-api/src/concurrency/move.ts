import type { AnyEndpoint, CallInput } from '@aisle/api/endpoint'
import type { TestApp } from '../server/testing.ts'
import type { Scene } from './scene.ts'

/** One call that changes something in a scene. Answers the status and, where it was refused, the code. */
export type Move = (test: TestApp, scene: Scene) => Promise<string>

export function move<E extends AnyEndpoint>(
  endpoint: E,
  input: (scene: Scene) => CallInput<E>,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): Move {
  return async (test, scene) => {
    return statusOf(endpoint, await test.call(endpoint, input(scene), scene.shopper.token, headers()))
  }
}

type Reply = { readonly status: number; readonly code?: string | undefined; readonly body: string }

export function statusOf({ name }: AnyEndpoint, { status, code, body }: Reply): string {
  if (status >= 500) throw new Error(`${name} failed: ${status} ${body}`)
  return `${status} ${code ?? ''}`
}
