import { expect, it } from 'vitest'
import { createCatalogueVersion } from './catalogue-version.ts'

const unchanged = { snapshot: '20:20:', has_changed: false }
const changed = { snapshot: '30:30:', has_changed: true }
const changedLater = { snapshot: '40:40:', has_changed: true }

it('is the same until a change is seen', () => {
  const catalogue = createCatalogueVersion()
  const versions = [changed, unchanged, changedLater, unchanged].map((row) => catalogue.look().versionOf(row))

  expect(versions).toEqual([1, 1, 2, 2])
})

it('looks for what has changed since the newest look', () => {
  const catalogue = createCatalogueVersion()
  expect(catalogue.look().columns).toContain('true AS has_changed')
  catalogue.look().versionOf(changed)
  expect(catalogue.look().columns).toContain(`pg_visible_in_snapshot(changed_by, '30:30:'::pg_snapshot)`)
})

it('counts a change once for looks of the same moment, and for each moment of overlapping looks', () => {
  const catalogue = createCatalogueVersion()
  const looks = [changed, changed, changedLater].map((row) => ({ row, look: catalogue.look() }))

  expect(looks.map(({ look, row }) => look.versionOf(row))).toEqual([1, 1, 2])
})

it('does not take what a look began with for newer than what was seen meanwhile', () => {
  const catalogue = createCatalogueVersion()
  catalogue.look().versionOf(changed)
  const slow = catalogue.look()
  catalogue.look().versionOf(changedLater)

  expect(slow.versionOf(unchanged)).toBe(1)
  expect(catalogue.look().columns).toContain(`'40:40:'`)
})

it('is that of before where there is no store', () => {
  expect(createCatalogueVersion().look().versionOf(undefined)).toBe(0)
})

it('does not take anything else for a look', () => {
  expect(() => createCatalogueVersion().look().versionOf({ snapshot: '20:20:' })).toThrow()
})
