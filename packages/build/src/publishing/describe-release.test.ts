import { registryShellSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { BuildRecord } from '../building/build-record.ts'
import { integrityOf } from '../building/integrity.ts'
import { describeShell } from './describe-release.ts'

const integrity = integrityOf(Buffer.from('code'))

const shellBuild = (entries: BuildRecord['entries']): BuildRecord => ({
  inputs: 'inputs',
  version: '0.1.0-0000000a',
  files: Object.fromEntries(
    Object.values(entries)
      .flat()
      .map((file) => [file, integrity]),
  ),
  entries,
  chunks: [],
  exposes: {},
  needs: {},
  provides: {},
  uses: {},
})

describe('the release of a shell', () => {
  it('names the entry for islands with its hash, apart from what its own pages load', () => {
    const build = shellBuild({ boot: ['boot.js', 'boot.css'], islands: ['islands.js'] })

    const { shell } = describeShell(build)

    const at = (file: string) => ({ url: `/_/shell/0.1.0-0000000a/${file}`, integrity })
    expect(shell).toMatchObject({ scripts: [at('boot.js')], styles: [at('boot.css')], islands: [at('islands.js')] })
    expect(z.parse(registryShellSchema, shell)).toEqual(shell)
  })

  it('names none where the shell has none', () => {
    expect(describeShell(shellBuild({ boot: ['boot.js'] })).shell).not.toHaveProperty('islands')
  })

  it('is refused when a file that it names is not there', () => {
    const build = { ...shellBuild({ boot: ['boot.js'], islands: ['islands.js'] }), files: { 'boot.js': integrity } }

    expect(() => describeShell(build)).toThrow('The build names islands.js, which it does not contain.')
  })
})
