import { join, resolve } from 'node:path'
import { endpoints } from '@aisle/api/endpoints'
import { findSlice, listSlices } from '../building/slices.ts'
import { findWorkspace } from '../presets/workspace.ts'
import { readBudgets } from '../publishing/budgets.ts'
import type { PublishOptions } from '../publishing/publish.ts'
import { Refusal } from '../refusal.ts'
import { openRegistry, type Registry, switchServiceWorker } from '../registry/registry.ts'
import { versionOf } from '../registry/release.ts'
import { type Command, readArguments, requireTenant, word } from './arguments.ts'
import { describeRegistry } from './describe.ts'
import { createOperator } from './operate.ts'

const help = `aisle: builds, publishes and runs the parts of the store

  publish [SLICE…]            build what is stale, verify it, make the tenants run it (all slices without a name)
  verify [SLICE…]             the same up to and without publishing
  size                        compressed bytes of pages and slices against budgets.json
  boundaries                  imports that go where the architecture has no way, packages that are not as declared
  report [--check]            what contract, api and platform give, into their api-report.md
  links                       links of README and docs that lead nowhere
  list                        what each tenant runs
  rollback REMOTE [--tenant]  the version before, for one tenant or all
  pin REMOTE VERSION --tenant NAME     hold one tenant at a version
  unpin REMOTE --tenant NAME           let it follow again from the next publish on
  enable REMOTE --tenant NAME          let a tenant run a remote
  disable REMOTE --tenant NAME         take it away
  tenant NAME --host H… --remote R…    make a tenant, or give it its hosts
  service-worker on|off       off: browsers take theirs off at the next visit, for all tenants
  new remote NAME             make a remote with a page, a widget, tests and its row in README
  dev [SLICE…]                dev servers with Fast Refresh, for all slices or some

  --dir FOLDER                the registry's folder (otherwise REGISTRY_DIR, or .aisle/registry)`

type Context = {
  readonly command: Command
  readonly workspace: string
  readonly registry: Registry
  readonly print: (text: string) => void
}

type Run = (context: Context) => Promise<void> | void

const commands: Readonly<Record<string, Run>> = {
  help: ({ print }) => print(help),
  list: ({ registry, print }) => print(describeRegistry(registry)),

  async publish(context) {
    const { publish } = await import('../publishing/publish.ts')
    for (const { slice, version, tenants } of await publish(slicesOf(context), publishOptions(context))) {
      context.print(`${slice} ${version}: ${tenants.length === 0 ? 'unchanged' : `runs for ${tenants.join(', ')}`}`)
    }
  },

  async verify(context) {
    const { verify } = await import('../publishing/publish.ts')
    for (const { release } of await verify(slicesOf(context), publishOptions(context))) {
      context.print(`${release.name} ${versionOf(release)}: may be published`)
    }
  },

  async size({ workspace, print }) {
    const { reportSizes } = await import('../publishing/sizes.ts')
    await reportSizes(workspace, readBudgets(), print)
  },

  async boundaries({ workspace, print }) {
    const [{ checkBoundaries }, { checkDependencies }] = await Promise.all([
      import('../boundaries/check-boundaries.ts'),
      import('../boundaries/check-dependencies.ts'),
    ])
    const violations = checkBoundaries(workspace)
    violations.forEach(({ file, line, message }) => print(`${file}:${line} ${message}`))
    const dependencies = checkDependencies(workspace)
    dependencies.forEach((problem) => print(problem))
    if (violations.length > 0) throw new Refusal(`${violations.length} imports go where the architecture has no way.`)
    if (dependencies.length > 0) throw new Refusal(`${dependencies.length} dependencies are not as they are declared.`)
  },

  async report({ command, workspace, print }) {
    const { outdatedReports, writeReports } = await import('../api-report/api-report.ts')
    if (!command.isCheck) return await writeReports(workspace)
    const outdated = await outdatedReports(workspace)
    if (outdated.length === 0) return print('What contract, api and platform give is as reported.')
    throw new Refusal(
      `What ${outdated.join(', ')} gives has changed. Look at it with "npm run aisle -- report" and commit the report.`,
    )
  },

  async links({ workspace, print }) {
    const { checkLinks } = await import('../links/check-links.ts')
    const broken = checkLinks(workspace)
    broken.forEach(({ file, line, message }) => print(`${file}:${line} ${message}`))
    if (broken.length > 0) throw new Refusal(`${broken.length} links lead nowhere.`)
  },

  async rollback({ command, registry, print }) {
    const name = word(command, 0, 'the name of a remote')
    for (const { tenant, remotes } of await createOperator(registry).rollback(name, command.tenant)) {
      print(`${tenant}: ${name} ${remotes[name]?.version}`)
    }
  },

  async pin({ command, registry, print }) {
    const [name, version] = [word(command, 0, 'the name of a remote'), word(command, 1, 'a version')]
    await createOperator(registry).pin(name, version, requireTenant(command))
    print(`${command.tenant}: ${name} stays at ${version}`)
  },

  async unpin({ command, registry, print }) {
    const name = word(command, 0, 'the name of a remote')
    await createOperator(registry).unpin(name, requireTenant(command))
    print(`${command.tenant}: ${name} follows the next publish`)
  },

  async enable({ command, registry, print }) {
    const name = word(command, 0, 'the name of a remote')
    await createOperator(registry).enable(name, requireTenant(command))
    print(`${command.tenant}: ${name} is enabled`)
  },

  async disable({ command, registry, print }) {
    const name = word(command, 0, 'the name of a remote')
    await createOperator(registry).disable(name, requireTenant(command))
    print(`${command.tenant}: ${name} is disabled`)
  },

  async tenant({ command, registry, print }) {
    const tenant = word(command, 0, 'the name of a tenant')
    await createOperator(registry).declareTenant({ tenant, hosts: command.hosts, remotes: command.remotes })
    print(`${tenant} is open at ${command.hosts.join(', ')}`)
  },

  async 'service-worker'({ command, registry, print }) {
    const state = word(command, 0, 'on or off')
    if (state !== 'on' && state !== 'off') throw new Refusal('A service worker is on or off.')
    await switchServiceWorker(registry.folder, state)
    print(`Service workers are ${state}`)
  },

  async new({ command, workspace, print }) {
    const { makeRemote } = await import('../generator/make-remote.ts')
    const kind = word(command, 0, 'what to make: "remote"')
    makeRemote(workspace, { kind, name: word(command, 1, 'a name') }).forEach((line) => print(line))
  },

  async dev({ command, workspace, registry, print }) {
    const { startDevServers } = await import('../dev/dev-servers.ts')
    const { registryDir, sockets } = await startDevServers({ workspace, registry, print, names: command.words })
    // Told to the launcher, which starts a gateway for it.
    process.send?.({ registryDir, sockets })
  },
}

/** Carries out one command. @throws Refusal */
export async function aisle(args: readonly string[], print: (text: string) => void = console.log): Promise<void> {
  const command = readArguments(args)
  const run = commands[command.name]
  if (!run) throw new Refusal(`There is no command "${command.name}"; "aisle help" shows all.`)
  const workspace = findWorkspace()
  const data = process.env['AISLE_DATA'] ?? join(workspace, '.aisle')
  const folder = resolve(command.dir ?? process.env['REGISTRY_DIR'] ?? join(data, 'registry'))
  await run({ command, workspace, registry: openRegistry(folder), print })
}

const slicesOf = ({ command: { words }, workspace }: Context) =>
  words.length === 0 ? listSlices(workspace) : words.map((name) => findSlice(workspace, name))

const publishOptions = ({ workspace, registry }: Context): PublishOptions => ({
  workspace,
  registry,
  budgets: readBudgets(),
  endpoints: new Set(Object.values(endpoints).map(({ name }) => name)),
  origin: process.env['AISLE_ASSET_ORIGIN'],
})
