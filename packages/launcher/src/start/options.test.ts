import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('options of a start', () => {
  it('are port 3000 and a folder beside the code', () => {
    expect(readOptions([], {})).toMatchObject({ port: 3000, host: 'localhost', databaseUrl: undefined, isFresh: false })
    expect(readOptions([], {}).dataFolder).toMatch(/\/\.aisle$/)
  })

  it('are taken from PORT, AISLE_DATA, DATABASE_URL and --fresh', () => {
    const options = readOptions(['--fresh'], { PORT: '4100', AISLE_DATA: '/data', DATABASE_URL: 'postgres://a@b/c' })

    expect(options).toMatchObject({ port: 4100, dataFolder: '/data', databaseUrl: 'postgres://a@b/c', isFresh: true })
  })

  it.each([{ PORT: '0' }, { PORT: 'http' }, { PORT: '70000' }, { PORT: '80.5' }])('refuse %j', (env) => {
    expect(() => readOptions([], env)).toThrow(/^PORT is/)
  })

  it.each(['mysql://root:secret@host/db', 'nowhere:secret'])(
    'refuse the database %s without showing it',
    (DATABASE_URL) => {
      expect(() => readOptions([], { DATABASE_URL })).toThrow(/^DATABASE_URL is not an address of PostgreSQL/)
      expect(() => readOptions([], { DATABASE_URL })).not.toThrow(/secret/)
    },
  )

  it.each(['--fersh', 'fresh', '--port=1'])('refuse %s', (argument) => {
    expect(() => readOptions([argument], {})).toThrow(`"npm start" does not know ${argument}`)
  })
})
