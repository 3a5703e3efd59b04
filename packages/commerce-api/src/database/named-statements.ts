import type pg from 'pg'

/** Statements that differ in their values only come again and again; the odd ones shall not fill the server's memory. */
const COMES_AGAIN = 3
const MOST_NAMES = 400
const MOST_TEXTS = 2000
/** What is searched for decides how to search: these are planned anew each time. */
const SEARCHES = /@@|similarity\(|ilike/i

type StatementNames = (text: string) => string | undefined

/** Names of statements that come again: PostgreSQL parses and plans what has a name once for each connection. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMES) return known
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size >= MOST_TEXTS) seen.clear()
    seen.set(text, times)
    if (times < COMES_AGAIN || SEARCHES.test(text)) return undefined
    seen.delete(text)
    const name = `statement_${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * The client as the query builder gets it: statements are named, and those that are asked for at the same moment leave
 * in one packet.
 */
export function withNamedStatements(client: pg.PoolClient, nameOf: StatementNames): pg.PoolClient {
  const together = createPacket(client)
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    together()
    return client.query(config.name || !values ? config : { ...config, name: nameOf(config.text) }, values)
  }
  const named: pg.PoolClient = Object.create(client, { query: { value: query } })
  return named
}

function createPacket({ connection: { stream } }: pg.PoolClient) {
  let isOpen = false
  const send = () => {
    isOpen = false
    stream.uncork()
  }
  return () => {
    if (isOpen) return
    isOpen = true
    stream.cork()
    process.nextTick(send)
  }
}
