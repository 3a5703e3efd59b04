import { runProgram } from '../processes/run-program.ts'

/** `npm run size`: scripts of slices and pages, then documents as a store of the demo sends them. */
export async function size(args: readonly string[]): Promise<void> {
  await runProgram('packages/build/bin/aisle.mjs', ['size', ...args])
  const scripts = process.exitCode
  console.log('')
  await runProgram('e2e/size/documents.ts', [])
  process.exitCode = Math.max(Number(scripts ?? 0), Number(process.exitCode ?? 0))
}
