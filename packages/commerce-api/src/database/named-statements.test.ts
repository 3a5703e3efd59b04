import { expect, it } from 'vitest'
import { createStatementNames } from './named-statements.ts'

const namesOf = (...texts: readonly string[]) => {
  const nameOf = createStatementNames()
  return texts.map((text) => nameOf(text))
}

it('a statement that comes for the third time has a name from then on', () => {
  expect(namesOf('SELECT 1', 'SELECT 2', 'SELECT 1', 'SELECT 1', 'SELECT 1')).toEqual([
    undefined,
    undefined,
    undefined,
    'statement_0',
    'statement_0',
  ])
})

it.each([
  ['SELECT product_id FROM product_search WHERE document @@ to_tsquery($1)', false],
  ['SELECT term FROM search_terms WHERE similarity(term, $1) > 0.3', false],
  ['SELECT name FROM locations WHERE name ILIKE $1', false],
  ['SELECT ts_rank(document, (SELECT to_tsquery($1))) FROM product_search WHERE product_id = ANY ($2)', true],
])('"%s" is planned once for all values: %s', (text, isNamed) => {
  expect(namesOf(text, text, text)[2] !== undefined).toBe(isNamed)
})
