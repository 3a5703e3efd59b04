import { parseArgs } from 'node:util'
import { findSlice, listSlices } from '@aisle/build/slices'
import { Refusal } from '../refusal.ts'
import { readOptions } from '../start/options.ts'
import { publishSlices } from '../start/publish-slices.ts'
import { keepUp } from '../start/start.ts'
import { WORKSPACE } from '../workspace.ts'
import { startDevServers } from './dev-servers.ts'

/** `npm run dev`: the whole store, with slices from source that follow every save. @throws Refusal */
export async function dev(args: readonly string[]): Promise<void> {
  const { names, rest } = readNames(args)
  const source = slicesFromSource(names)
  const published = slicesAsPublished(source)
  await keepUp(readOptions(rest, process.env), async (folder, { started, signal, onGivenUp }) => {
    if (published.length > 0) await publishSlices(folder, signal, published)
    const servers = await startDevServers({ names, registryDir: folder.registry, signal })
    started.defer(() => servers.stop())
    void servers.ended.then(() => signal.aborted || onGivenUp('The dev servers ended; the lines above say why.'))
    return servers
  })
}

/** All without a name. The shell always is: Fast Refresh needs React's development build. @throws Refusal */
export function slicesFromSource(names: readonly string[]): readonly string[] {
  if (names.length === 0) return listSlices(WORKSPACE).map(({ name }) => name)
  return [...new Set(['shell', ...names.map((name) => findSlice(WORKSPACE, name).name)])]
}

/** All that are not from source, with the shell that they have to be proven with. */
export function slicesAsPublished(source: readonly string[]): readonly string[] {
  const others = listSlices(WORKSPACE).flatMap(({ name }) => (source.includes(name) ? [] : [name]))
  return others.length > 0 ? ['shell', ...others] : []
}

function readNames(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { fresh: { type: 'boolean', default: false } },
    })
    return { names: positionals, rest: values.fresh ? ['--fresh'] : [] }
  } catch (cause) {
    throw new Refusal(`"npm run dev" does not know ${args.join(' ')}. It takes names of slices, and --fresh.`, {
      cause,
    })
  }
}
