import { expect, it } from 'vitest'
import { goodItems } from '../survey.ts'
import { openFeed } from '../readers/open-feed.ts'
import { feedFile } from '../testing/feed-file.ts'
import type { Problem } from '../feed.types.ts'

const HEAD = 'id\ttitle\tprice\titem_group_id\tsize\tcolor'

async function read(...rows: readonly string[]) {
  const problems: Problem[] = []
  const taken: string[] = []
  const feed = await openFeed(feedFile([HEAD, ...rows].join('\n')))
  for await (const { id } of goodItems(feed, { onProblem: (problem) => problems.push(problem) })) taken.push(id)
  return { taken, problems: problems.map(({ line, column, reason, value }) => `${line} ${column} ${value} ${reason}`) }
}

it('takes variants that are told apart, wherever in the feed they stand', async () => {
  const { taken, problems } = await read(
    'S1\tSocks\t4 USD\tSOCKS\tS\tRed',
    'T1\tTea\t2 USD\t\t\t',
    'S2\tSocks\t4 USD\tSOCKS\tS\tBlue',
    'S3\tSocks\t4 USD\tSOCKS\tM\tRed',
  )

  expect(taken).toEqual(['S1', 'T1', 'S2', 'S3'])
  expect(problems).toEqual([])
})

it.each([
  [
    'a choice that there is already',
    ['S1\tSocks\t4 USD\tSOCKS\tS\tRed', 'S2\tSocks\t4 USD\tSOCKS\ts\tred'],
    '3 item_group_id SOCKS is the same choice as line 2: Size s, Color red',
  ],
  [
    'a choice that is not named whole',
    ['S1\tSocks\t4 USD\tSOCKS\tS\tRed', 'S2\tSocks\t4 USD\tSOCKS\tM\t'],
    '3 item_group_id SOCKS is chosen by Size, line 2 of the group by Size, Color',
  ],
  [
    'no choice where others have one',
    ['S1\tSocks\t4 USD\tSOCKS\t\t', 'S2\tSocks\t4 USD\tSOCKS\tM\t'],
    '3 item_group_id SOCKS is chosen by Size, line 2 of the group by nothing',
  ],
  [
    'no choice at all',
    ['S1\tSocks\t4 USD\tSOCKS\t\t', 'S2\tSocks\t4 USD\tSOCKS\t\t'],
    '3 item_group_id SOCKS names nothing to choose it by, and neither does line 2',
  ],
])('names the row of a variant with %s', async (_, rows, problem) => {
  const { taken, problems } = await read(...rows)

  expect(taken).toEqual(['S1'])
  expect(problems).toEqual([problem])
})

it('takes a hundred variants of a product', async () => {
  const rows = Array.from({ length: 102 }, (_, index) => `S${index}\tSocks\t4 USD\tSOCKS\t${index}\t`)
  const { taken, problems } = await read(...rows)

  expect(taken).toHaveLength(100)
  expect(problems).toEqual([
    '102 item_group_id SOCKS has more than 100 variants',
    '103 item_group_id SOCKS has more than 100 variants',
  ])
})
