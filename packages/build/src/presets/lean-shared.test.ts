import { expect, it, vi } from 'vitest'
import { parts } from './lean-runtime.ts'

type Given = { readonly version: string; readonly scope: readonly string[]; readonly get: () => Promise<unknown> }
type Handler = {
  readonly shareScopeMap: object
  registerShared(known: object, added: { name: string; shared: Record<string, readonly Given[]> }): object
  loadShare(name: string, asked: object): Promise<unknown>
}

/** Replaced modules of the run-time, with the others that they import. */
const others: Readonly<Record<string, string>> = {
  '../global.js': 'export const Global = { __FEDERATION__: { __SHARE__: {} } }',
  '../utils/logger.js': 'export const error = (text) => { throw new Error(text) }',
  '../utils/semver/index.js': parts['runtime-core/dist/utils/semver/index.js'] ?? '',
  '../utils/share.js': parts['runtime-core/dist/utils/share.js'] ?? '',
  './remote/index.js': 'export class RemoteHandler {}',
  './shared/index.js': parts['runtime-core/dist/shared/index.js'] ?? '',
  './utils/env.js': 'export const getBuilderId = () => "shell:1.0.0"',
  './utils/logger.js': 'export const error = (text) => { throw new Error(text) }',
  '@module-federation/error-codes':
    'export const RUNTIME_010 = 10, runtimeDescMap = {}, getShortErrorMsg = (code) => `#${code}`',
}
const addressOf = (source: string): string => {
  const whole = source.replaceAll(/(?<=from ')[.@][^']+/g, (path) => addressOf(others[path] ?? ''))
  return `data:text/javascript,${encodeURIComponent(whole).replaceAll("'", '%27')}`
}

async function makeHandler(): Promise<Handler> {
  const source = parts['runtime-core/dist/shared/index.js'] ?? ''
  const { SharedHandler } = await import(addressOf(source))
  return new SharedHandler({ name: 'shell', options: { name: 'shell' } })
}

const asked = (requiredVersion: string) => ({
  customShareInfo: { scope: ['default'], shareConfig: { requiredVersion, singleton: true, strictVersion: true } },
})
const react = (get: Given['get'], version = '19.3.1') => ({ react: [{ version, scope: ['default'], get }] })

it('gives a package to all who ask, fetched once', async () => {
  const handler = await makeHandler()
  const get = vi.fn(async () => 'React')
  handler.registerShared({}, { name: 'shell', shared: react(get) })

  const given = [handler.loadShare('react', asked('^19.3.1')), handler.loadShare('react', asked('^19.0.0'))]

  expect(await Promise.all(given)).toEqual(['React', 'React'])
  expect(get).toHaveBeenCalledOnce()
})

it('keeps to who gave the package first', async () => {
  const handler = await makeHandler()
  handler.registerShared({}, { name: 'shell', shared: react(async () => 'the shell’s') })
  handler.registerShared({}, { name: 'mf_milk', shared: react(async () => 'another', '19.4.0') })

  expect(await handler.loadShare('react', asked('^19.3.1'))).toBe('the shell’s')
})

it('refuses a version that is not accepted', async () => {
  const handler = await makeHandler()
  handler.registerShared({}, { name: 'shell', shared: react(async () => 'React') })

  await expect(handler.loadShare('react', asked('^20.0.0'))).rejects.toThrow(
    'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of shell',
  )
})

it('says that nobody gives what nobody gives', async () => {
  const handler = await makeHandler()

  expect(await handler.loadShare('moment', asked('^2.0.0'))).toBe(false)
})

it('fetches a package anew that could not be fetched', async () => {
  const handler = await makeHandler()
  const get = vi.fn(async () => 'zod').mockRejectedValueOnce(new Error('offline'))
  handler.registerShared({}, { name: 'shell', shared: { 'zod/mini': [{ version: '4.6.7', scope: ['default'], get }] } })

  await expect(handler.loadShare('zod/mini', asked('^4.6.7'))).rejects.toThrow('offline')

  expect(await handler.loadShare('zod/mini', asked('^4.6.7'))).toBe('zod')
})

it('tells each plugin of the instance, which is when the run-time is lent to remotes', async () => {
  const { ModuleFederation } = await import(addressOf(parts['runtime-core/dist/core.js'] ?? ''))
  const beforeInit = vi.fn()

  const instance = new ModuleFederation({ name: 'shell', plugins: [{ name: 'lender', beforeInit }], shared: {} })
  instance.registerPlugins([{ name: 'scripts' }])

  expect(beforeInit).toHaveBeenCalledOnce()
  expect(beforeInit.mock.calls[0]?.[0]).toMatchObject({ options: { name: 'shell' } })
  expect(instance.options.plugins).toHaveLength(2)
  expect(() => instance.initOptions({ name: 'another' })).toThrow('#10')
})
