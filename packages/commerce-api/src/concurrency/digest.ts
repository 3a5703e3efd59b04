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
/** Values that no two runs share: random, or counted across tenants. */
const BY_CHANCE =
  /^provider_reference$|^(entry|event|outbox|audit|job|closure)_id$|_number$|hash$|token$|^version$|^code$|request_id|^key$/
/** By the clock of the database, or of the scene. */
const MOMENT = /_at$|^at$/
/** In a mail that brings it. */
const ONE_TIME_CODE = /"code":"\d{6}"/g

/**
 * Everything the store knows after a run, without what is left to chance: two runs with the same digest came to the same
 * end, whatever ids they gave out. Of what is left to chance it tells whether it is there; of a moment, whether it is over.
 */
export async function digestOf(test: TestApp, scene: Scene): Promise<string> {
  const { store, ids, customerId, subject, guest, newcomer, cartNumber, now } = scene
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
    [newcomer.subject, 'newcomer'],
  ])
  return rows
    .map(({ name, row }) => `${name} ${JSON.stringify(masked(row, names, now))}`)
    .toSorted()
    .join('\n')
}

const masked = (row: Record<string, unknown>, names: ReadonlyMap<string, string>, now: Date) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'tenant_id')
      .map(([column, value]) => {
        if (MOMENT.test(column)) return [column, momentOf(value, now)]
        return [column, BY_CHANCE.test(column) ? presenceOf(value) : nameIds(value, names)]
      }),
  )

const presenceOf = (value: unknown) => (value === null ? null : '#')

const momentOf = (value: unknown, now: Date) =>
  value === null ? null : new Date(String(value)) <= now ? 'over' : 'to come'

const nameIds = (value: unknown, names: ReadonlyMap<string, string>): unknown =>
  value === null || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value, (field, part: unknown) => (UNORDERED.has(field) ? sorted(part, names) : part))
        .replaceAll(GUEST, (subject) => names.get(subject) ?? '#')
        .replaceAll(UUID, (id) => names.get(id) ?? '#')
        .replaceAll(ORDER_NUMBER, '#')
        .replaceAll(ADDED_AT, '#')
        .replaceAll(ONE_TIME_CODE, '"code":"#"')

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
