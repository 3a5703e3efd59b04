import { trendingProducts } from '@aisle/api/product-listing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createTestPlatform, renderWithProviders, server } from '../testing/testing.tsx'
import { callOptions, useCallIfReady } from './use-call.ts'

/** Pages that were asked for and not answered yet, and which of them were given up. */
function slowServer() {
  const asked: string[] = []
  const cancelled: string[] = []
  const answers: (() => void)[] = []
  server.use(
    http.get('*/v1/Product/Trending', async ({ request }) => {
      const page = new URL(request.url).searchParams.get('Page') ?? ''
      asked.push(page)
      request.signal.addEventListener('abort', () => cancelled.push(page))
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ success: true, data: { items: [], count: Number(page), hasNext: false } })
    }),
  )
  return { asked, cancelled, answerAll: () => answers.forEach((answer) => answer()) }
}

function Pages() {
  const [page, setPage] = useState(1)
  const { data } = useCallIfReady(trendingProducts, { query: { Page: page, PageSize: 5 } })
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <p>{data ? `page ${data.count}` : 'loading'}</p>
    </>
  )
}

it('1§7 a read that other terms have overtaken is given up', async () => {
  const { asked, cancelled, answerAll } = slowServer()
  const { user } = renderWithProviders(<Pages />)
  await expect.poll(() => asked).toEqual(['1'])

  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expect.poll(() => asked).toEqual(['1', '2'])
  await expect.poll(() => cancelled).toEqual(['1'])
  await act(async () => answerAll())

  expect(await screen.findByText('page 2')).toBeTruthy()
})

it('1§7 the same read twice at once is one', async () => {
  const { asked, answerAll } = slowServer()
  const { queryClient, api } = createTestPlatform()
  const options = callOptions(api, trendingProducts, { query: { Page: 1, PageSize: 5 } })

  const both = Promise.all([queryClient.query(options), queryClient.query(options)])
  await expect.poll(() => asked).toEqual(['1'])
  answerAll()

  expect((await both).map(({ count }) => count)).toEqual([1, 1])
})

it('1§9 an answer that nothing shows any more is kept as long as it may be', () => {
  const { api } = createTestPlatform()
  const minutes = (milliseconds: unknown) => Number(milliseconds) / 60_000
  const kept = callOptions(api, trendingProducts, { query: { Page: 1, PageSize: 5 } })

  expect([minutes(kept.staleTime), minutes(kept.gcTime)]).toEqual([10, 10])
})
