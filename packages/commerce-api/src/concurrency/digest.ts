import type { TestApp } from '../server/testing.ts'
import type { Scene } from './scene.ts'

/** Tables that say how something was asked, or in which transaction, and not what came of it. */
const LEFT_OUT = new Set(['idempotency_keys', 'tenant_configurations', 'rate_limits', 'catalogue_changes'])
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const GUEST = /anon:[0-9a-f]{32}/g
const ORDER_NUMBER = /#\d{10}\b/g
const ADDED_AT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
/** Lists in a row that are as the database had them at hand. */
const UNORDERED = new Set(['fulfillments'])
/** Values that no two runs share: random, counted across tenants, or the clock of the database. */
const BY_CHANCE =
  /_at$|^provider_reference$|^(entry|event|outbox|audit|job|closure)_id$|_number$|hash$|token$|^version$|^code$|request_id|^key$|^at$/

/**
 * Everything the store knows after a run, without what is left to chance: two runs with the same digest came to the same
 * end, whatever ids they gave out.
 */
export async function digestOf(
  test: TestApp,
  { store, ids, customerId, subject, guest, cartNumber }: Scene,
): Promise<string> {
  const tables = await tablesOf(test)
  const rows = await test.query<{ name: string; row: Record<string, unknown> }>(
    tables
      .map((name) => `SELECT '${name}' AS name, to_jsonb(t) AS row FROM commerce.${name} t WHERE tenant_id = $1`)
      .join(' UNION ALL '),
    [store.tenant],
  )
  const names = new Map([
    ...Object.entries({ ...ids, customerId, subject }).map(([name, id]) => [id, name] as const),
    [cartNumber, 'cart'],
    [guest.subject, 'guest'],
  ])
  return rows
    .map(({ name, row }) => `${name} ${JSON.stringify(masked(row, names))}`)
    .toSorted()
    .join('\n')
}

const masked = (row: Record<string, unknown>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'tenant_id' && !BY_CHANCE.test(column))
      .map(([column, value]) => [column, nameIds(value, names)]),
  )

const nameIds = (value: unknown, names: ReadonlyMap<string, string>): unknown =>
  value === null || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value, (field, part: unknown) => (UNORDERED.has(field) ? sorted(part, names) : part))
        .replaceAll(GUEST, (subject) => names.get(subject) ?? '#')
        .replaceAll(UUID, (id) => names.get(id) ?? '#')
        .replaceAll(ORDER_NUMBER, '#')
        .replaceAll(ADDED_AT, '#')

const sorted = (list: unknown, names: ReadonlyMap<string, string>) =>
  Array.isArray(list)
    ? list.toSorted((one, other) => (String(nameIds(one, names)) < String(nameIds(other, names)) ? -1 : 1))
    : list

let known: readonly string[] | undefined

async function tablesOf(test: TestApp): Promise<readonly string[]> {
  known ??= (
    await test.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns
       WHERE table_schema = 'commerce' AND column_name = 'tenant_id' ORDER BY table_name`,
    )
  )
    .map(({ table_name }) => table_name)
    .filter((name) => !LEFT_OUT.has(name))
  return known
}
