import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { completeSurface, type Surface, type SurfaceDeclaration } from '@aisle/contract'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'

const moduleSchema = z.object({ surface: z.custom<SurfaceDeclaration>((value) => typeof value === 'object') })

/** What a remote declares, from its `src/surface.ts` as it is now. @throws Refusal if it is not a surface */
export async function readSurface(name: string, folder: string): Promise<Surface> {
  const url = pathToFileURL(join(folder, 'src/surface.ts'))
  url.searchParams.set('now', String(performance.now()))
  try {
    return completeSurface(z.parse(moduleSchema, await import(url.href)).surface)
  } catch (cause) {
    throw new Refusal(`${name} has no valid surface: ${explain(cause)}.`, { cause })
  }
}

function explain(cause: unknown): string {
  if (cause instanceof z.core.$ZodError) {
    return cause.issues.map(({ path, message }) => `${path.join('.') || 'src/surface.ts'}: ${message}`).join('; ')
  }
  return cause instanceof Error ? cause.message : String(cause)
}
