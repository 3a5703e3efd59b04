import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedTenant, stableId } from '@aisle/commerce-api/seeding'
import pg from 'pg'
import { importFeed } from './import-feed.ts'

/**
 * How long an import takes and what memory it needs, started as npm run import starts it:
 * `DATABASE_URL=… node --max-semi-space-size=8 packages/demo/src/importer/bench.ts [ROWS]`
 */
const ROWS = Number(process.argv[2] ?? 25_000)
const MOST_SECONDS = 60
const MOST_MEGABYTES = 300
const TENANT = 'import-bench'

const databaseUrl = process.env['DATABASE_URL']
if (!databaseUrl) throw new Error('DATABASE_URL names no database')

const WORDS = ['Basmati rice', 'Green tea', 'Whole milk', 'Dark chocolate', 'Olive oil', 'Tomato sauce', 'Oat biscuits']
const TEXT = 'Grown, picked and packed within a day. Keep it cool and dry, and close the bag well after opening it. '

function* rows() {
  yield 'id\ttitle\tdescription\tproduct_type\tbrand\tprice\tsale_price\tavailability\timage_link\tgtin'
  for (let index = 0; index < ROWS; index += 1) {
    const word = WORDS[index % WORDS.length] ?? ''
    const category = `Department ${index % 20} > Aisle ${index % 100} > Shelf ${index % 500}`
    const sale = index % 3 === 0 ? `${2 + (index % 50)}.49 USD` : ''
    yield [`R${index}`, `${word} ${index}`, TEXT.repeat(1 + (index % 5)), category, `Brand ${index % 300}`]
      .concat(`${3 + (index % 50)}.99 USD`, sale, index % 9 ? 'in_stock' : 'out_of_stock', '', '')
      .join('\t')
  }
}

async function withOwner(sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function measure(label: string, file: string): Promise<number> {
  const started = performance.now()
  const { written } = await importFeed({ databaseUrl: databaseUrl ?? '', tenant: TENANT, file })
  const seconds = (performance.now() - started) / 1000
  const { inserted = 0, unchanged = 0 } = written ?? {}
  console.log(`${label}: ${seconds.toFixed(1)} s, ${inserted} new, ${unchanged} as they were`)
  return seconds
}

const folder = mkdtempSync(join(tmpdir(), 'aisle-import-bench-'))
const remove = () => withOwner(`DELETE FROM commerce.tenants WHERE tenant_id = '${TENANT}'`)
try {
  const file = join(folder, 'feed.tsv')
  writeFileSync(file, [...rows()].join('\n'))
  await remove()
  await seedTenant(databaseUrl, TENANT, async (seeder) => {
    const id = stableId(TENANT, 'sp')
    const method = { fulfillmentMethodId: id, fulfillmentId: id, codeName: 'sp', name: 'Store pickup' }
    await seeder.store({ business: { businessName: 'Bench' }, fulfillments: [method] })
    await seeder.locations([
      {
        locationId: stableId(TENANT, 'elm'),
        name: 'Elm Street',
        address: {
          line1: '1 Elm St',
          city: 'Indianapolis',
          state: 'IN',
          zip: '46204',
        },
        latitude: 39.77,
        longitude: -86.16,
        timeZone: 'America/Indiana/Indianapolis',
        openingHours: [],
        fulfillments: [{ codeName: 'sp' }],
      },
    ])
  })
  const first = await measure(`${ROWS} rows`, file)
  await measure('the same again', file)
  const megabytes = process.resourceUsage().maxRSS / 1024
  console.log(`at most ${megabytes.toFixed(0)} MB`)
  if (first > MOST_SECONDS || megabytes > MOST_MEGABYTES) process.exitCode = 1
} finally {
  await remove()
  rmSync(folder, { recursive: true })
}
