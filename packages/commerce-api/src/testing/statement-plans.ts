import pg from 'pg'
import { vi } from 'vitest'
import type { Transaction } from '../database/database.ts'
import type { TestDatabase } from '../server/test-database.ts'

type PlanLine = Record<string, string>
type Statement = { readonly text: string; readonly values: unknown[] }

/**
 * Plans of the statements that `work` reads and changes rows with, as the API's role has them: each with the values that
 * it was sent with, and for any values, which PostgreSQL may take for what comes again.
 */
export async function plansOf(
  { database, appUrl }: Pick<TestDatabase, 'database' | 'appUrl'>,
  tenantId: string,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<readonly string[]> {
  const statements = await sentBy(() => database.transaction(tenantId, work))
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    await client.query("SELECT set_config('app.tenant_id', $1, false)", [tenantId])
    const plans: string[] = []
    for (const { text, values } of statements) {
      const given = await client.query<PlanLine>(`EXPLAIN ${text}`, values)
      const forAny = await client.query<PlanLine>(`EXPLAIN (GENERIC_PLAN) ${text}`)
      plans.push([text, ...[...given.rows, ...forAny.rows].flatMap(Object.values)].join('\n'))
    }
    return plans
  } finally {
    await client.end()
  }
}

/** Tables that a plan reads from beginning to end. */
export const scannedIn = (plans: readonly string[]): readonly string[] => [
  ...new Set(plans.flatMap((plan) => [...plan.matchAll(/Seq Scan on (\w+)/g)].flatMap(([, table]) => table ?? []))),
]

async function sentBy(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.flatMap(([config, values]: readonly unknown[]) => {
      const text = textOf(config)
      return text !== undefined && /^\s*(select|with|update)\b/i.test(text)
        ? [{ text, values: Array.isArray(values) ? values : [] }]
        : []
    })
  } finally {
    query.mockRestore()
  }
}

function textOf(config: unknown): string | undefined {
  const text: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'text') : config
  return typeof text === 'string' ? text : undefined
}
