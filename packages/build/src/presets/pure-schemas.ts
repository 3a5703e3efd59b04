const IMPORTS_ZOD = /^import \* as z from 'zod\/mini'/m
/** `const nameSchema = z.…` at the top of a file, up to where the next statement begins. */
const SCHEMA = /^((?:export )?const \w+ = )(\(?z\.[\s\S]*?)(?=\n[^\s})\]]|\s*(?![\s\S]))/gm
const CALL = /(?<![\w.$'"`/])(?=z\.\w+\(|endpoint\()/g

/**
 * Says of every schema and every call of the API that making it has no effect, so that a slice carries only those it
 * uses. The bundler cannot see that by itself: what `z` is comes from the shell. It believes the mark of a function
 * called without arguments; with arguments it would have to know of each that it is free of effects too.
 */
export default function markSchemasPure(source: string): string {
  if (!IMPORTS_ZOD.test(source)) return source
  return source.replaceAll(SCHEMA, '$1/*#__PURE__*/ (() => $2)()').replaceAll(CALL, '/*#__PURE__*/ ')
}
