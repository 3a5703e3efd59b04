import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '../store/prepared-shopper.ts'

const WORKSPACE = join(import.meta.dirname, '../..')
/** The word alone is a parameter's name in the OpenID library; a value behind it would be a secret. */
const suspicious = [
  /client_?secret["'`\]]*\s*[:=]\s*["'`][^"'`]+["'`]/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /postgres(ql)?:\/\/[^"'`\s]*:[^"'`\s]*@/,
  /"d"\s*:\s*"[\w-]{40,}"/,
]

test('T64 no file that a browser gets holds a secret', async () => {
  const slices = (await readdir(WORKSPACE)).filter((name) => name === 'shell' || name.startsWith('mf-'))
  const files = (await Promise.all(slices.map((slice) => filesBelow(join(WORKSPACE, slice, 'dist/web'))))).flat()
  const secrets = [...(await secretsOfStore()), PASSWORD]

  const findings = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      const patterns = suspicious.filter((pattern) => pattern.test(text)).map(String)
      const values = secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret.slice(0, 4)}…`)
      return [...patterns, ...values].map((finding) => `${file}: ${finding}`)
    }),
  )

  expect(files.length).toBeGreaterThan(20)
  expect(findings.flat()).toEqual([])
})

test('T64 no build that is published holds a source map', async () => {
  const slices = (await readdir(WORKSPACE)).filter((name) => name === 'shell' || name.startsWith('mf-'))
  const files = (await Promise.all(slices.map((slice) => filesBelow(join(WORKSPACE, slice, 'dist/web'))))).flat()

  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Every long value in the running store's own secrets and keys. */
async function secretsOfStore(): Promise<readonly string[]> {
  const data = process.env['STORE_DATA']
  if (data === undefined) return []
  const texts = await Promise.all(
    [join(data, 'secrets.json'), ...(await filesBelow(join(data, 'keys')))].map((file) => readFile(file, 'utf8')),
  )
  return texts.flatMap((text) => secretsIn(JSON.parse(text)))
}

/** Values worth hiding: not the public halves of keys, nor words. */
const PUBLIC = new Set(['x', 'y', 'n', 'e', 'kid', 'kty', 'crv', 'alg', 'use'])

function secretsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (PUBLIC.has(key) ? [] : secretsIn(inner)))
}
