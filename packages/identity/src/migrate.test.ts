import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { seedAccounts } from './seeding.ts'
import { customer, startIdentity } from './testing/start-identity.ts'

const identity = startIdentity()

async function asOwner<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: identity.ownerUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

it('applies every migration once, however many runners start together', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(identity.ownerUrl, identity.appRole)))

  expect(await asOwner('SELECT name FROM identity.migrations ORDER BY name')).toEqual([
    { name: '0001-identity.sql' },
    { name: '0002-closed-accounts.sql' },
    { name: '0003-codes-side-by-side.sql' },
  ])
})

it('names the role that is missing', async () => {
  await expect(migrate(identity.ownerUrl, 'nobody_yet')).rejects.toThrow('Create the role "nobody_yet"')
})

it('seeds accounts without changing anything the second time', async () => {
  const before = await asOwner('SELECT * FROM identity.accounts')

  await seedAccounts(identity.ownerUrl, [customer])

  expect(await asOwner('SELECT * FROM identity.accounts')).toEqual(before)
})

it('sets the new password of an account that is seeded again with another one', async () => {
  await seedAccounts(identity.ownerUrl, [{ ...customer, password: 'another one', firstName: 'Cora' }])

  const [row] = await asOwner<{ first_name: string; changed: boolean }>(
    'SELECT first_name, updated_at > created_at AS changed FROM identity.accounts',
  )
  expect(row).toEqual({ first_name: 'Cora', changed: true })
})

it('refuses to go on when an applied migration was changed', async () => {
  await asOwner("UPDATE identity.migrations SET checksum = 'other'")

  await expect(migrate(identity.ownerUrl, identity.appRole)).rejects.toThrow('0001-identity.sql was changed')
})
