import type { Rspack } from '@rsbuild/core'

const SCHEMA_CALL = /(?<![\w.$'"`/])(?=z\.\w+\(|endpoint\()/g

/**
 * Says of every schema and every call of the API that making it has no effect, so that a slice carries only those it
 * uses. The bundler cannot see that by itself: what `z` is comes from the shell.
 */
export default function markSchemasPure(this: Rspack.LoaderContext, source: string): string {
  return /^import \* as z from 'zod\/mini'/m.test(source) ? source.replaceAll(SCHEMA_CALL, '/*#__PURE__*/ ') : source
}
