import { productDetails } from '@aisle/api/product'
import { createReview, deleteReview, reviewList, updateReview } from '@aisle/api/review'
import { aProduct, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aReview } from '../account.builder.ts'
import { answer, told } from '../testing/answer.ts'
import { busy, signedIn } from '../testing/signed-in.ts'
import ReviewsPage from './reviews.page.tsx'

const sent: unknown[] = []
let reviews = [aReview()]

beforeEach(() => {
  sent.length = 0
  reviews = [aReview(), aReview({ reviewID: id(41), productTitle: 'Rye bread', title: null, text: null })]
  server.use(
    serve(reviewList, () => reply({ items: reviews, count: reviews.length, hasNext: false })),
    serve(productDetails, () =>
      reply({ ...aProduct({ productID: id(12), title: 'Oat milk' }), images: [], details: [], breadcrumbs: [] }),
    ),
    serve(createReview, ({ body }) => {
      sent.push(body)
      const review = aReview({ reviewID: id(42), productTitle: 'Oat milk' })
      reviews = [review, ...reviews]
      return reply(review)
    }),
    serve(updateReview, ({ params, body }) => {
      sent.push({ reviewID: params['reviewID'], body })
      reviews = [aReview({ rating: 2, title: 'Sour' })]
      return reply(reviews[0] ?? null)
    }),
    serve(deleteReview, ({ params }) => {
      sent.push(params['id'])
      reviews = reviews.filter(({ reviewID }) => reviewID !== params['id'])
      return reply(true)
    }),
  )
})

const open = (query = '') => renderWithProviders(<ReviewsPage />, { route: `/reviews${query}`, ...signedIn })
const milk = () => screen.findByRole('listitem', { name: 'Whole milk' })
const stars = (name: string) => screen.getByRole('radio', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

describe("one's own reviews", () => {
  it('show stars, words and the product, and say how to write another', async () => {
    open()

    const review = await milk()
    within(review).getByText('Rated 4.0 out of 5')
    within(review).getByText('As cold as it gets')
    expect(within(review).getByRole('link', { name: 'Whole milk' })).toHaveProperty('pathname', '/detail/whole-milk')
    screen.getByText(/^To write another one, open an order/)
  })

  it('lead to the orders when there are none', async () => {
    reviews = []
    open()

    await screen.findByRole('heading', { name: 'No reviews yet' })
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveProperty('pathname', '/orders')
  })

  it('go to their last page from one that is no more', async () => {
    server.use(
      serve(reviewList, ({ query }) =>
        reply({ items: query.get('Page') === '1' ? reviews : [], count: 10, hasNext: false }),
      ),
    )
    open('?page=2')

    await milk()
    expect(screen.queryByRole('heading', { name: 'No reviews yet' })).toBeNull()
  })
})

describe('a new review (spec 1 §7)', () => {
  it('is written about the product of the address, and joins the others', async () => {
    const { user, platform } = open('?product=oat-milk')

    await screen.findByRole('region', { name: 'Write a review of Oat milk' })
    await user.click(stars('5 stars'))
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), ' Creamy ')
    await user.type(screen.getByRole('textbox', { name: 'What do you think of it?' }), 'Foams well')
    await user.click(save())

    await screen.findByRole('listitem', { name: 'Oat milk' })
    expect(sent).toEqual([{ productID: id(12), rating: 5, title: 'Creamy', text: 'Foams well' }])
    await waitFor(() => expect(told(platform)).toEqual(['Your review is saved.']))
    await waitFor(() => expect(screen.queryByRole('region', { name: /Write a review/ })).toBeNull())
  })

  it.each([
    ['of the order that it is written from', `&order=${id(60)}`, { orderID: id(60) }],
    ['of no order where the address names none that can be', '&order=yours', {}],
  ])('is %s', async (_, query, order) => {
    const { user } = open(`?product=oat-milk${query}`)
    await screen.findByRole('region', { name: 'Write a review of Oat milk' })

    await user.click(stars('5 stars'))
    await user.click(save())

    await waitFor(() => expect(sent).toEqual([{ productID: id(12), ...order, rating: 5, title: '', text: '' }]))
  })

  it('needs stars', async () => {
    const { user } = open('?product=oat-milk')
    await screen.findByRole('region', { name: 'Write a review of Oat milk' })

    await user.click(save())

    screen.getByText('Please choose from one to five stars.')
    expect(sent).toEqual([])
    await user.click(stars('1 star'))
    expect(screen.queryByText('Please choose from one to five stars.')).toBeNull()
  })

  it('keeps its words when it is refused', async () => {
    server.use(serve(createReview, () => refusal('REVIEWED_BEFORE', 'You have reviewed this product.', 409)))
    const { user } = open('?product=oat-milk')
    await screen.findByRole('region', { name: 'Write a review of Oat milk' })
    await user.click(stars('3 stars'))
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), 'So so')

    await user.click(save())

    await screen.findByText('Error! You have reviewed this product.')
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveProperty('value', 'So so')
    expect(stars('3 stars')).toHaveProperty('checked', true)
  })

  it('is sent once by a double click', async () => {
    const held = Promise.withResolvers<void>()
    server.use(
      serve(createReview, async ({ body }) => {
        sent.push(body)
        await held.promise
        return reply(aReview())
      }),
    )
    const { user, platform } = open('?product=oat-milk')
    await screen.findByRole('region', { name: 'Write a review of Oat milk' })
    await user.click(stars('4 stars'))

    await user.dblClick(save())
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), '{Enter}')
    held.resolve()

    await waitFor(() => expect(told(platform)).toEqual(['Your review is saved.']))
    expect(sent).toHaveLength(1)
  })

  it('tries again when its product does not load', async () => {
    server.use(serve(productDetails, busy))
    const { user } = open('?product=oat-milk')

    await screen.findByText('We could not load the product. Your reviews are safe.')
    await milk()
    server.use(
      serve(productDetails, () =>
        reply({ ...aProduct({ title: 'Oat milk' }), images: [], details: [], breadcrumbs: [] }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByRole('region', { name: 'Write a review of Oat milk' })
  })

  it('is not of a product that the store no longer sells', async () => {
    server.use(serve(productDetails, () => refusal('PRODUCT_NOT_FOUND', 'No such product.', 404)))
    open('?product=gone')

    await screen.findByText('We do not sell this product any more.')
    await milk()
  })
})

describe('a review', () => {
  const edit = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Edit Whole milk' }))
    return view
  }

  it('is changed in place, and the focus is back where it came from', async () => {
    const { user } = await edit()

    await user.click(stars('2 stars'))
    await user.clear(screen.getByRole('textbox', { name: 'Headline' }))
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), 'Sour')
    await user.click(save())

    await screen.findByText('Sour')
    expect(sent).toEqual([{ reviewID: id(40), body: { rating: 2, title: 'Sour', text: 'As cold as it gets' } }])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Whole milk'))
  })

  it('keeps what was written when that is refused, and tells it once', async () => {
    server.use(serve(updateReview, busy))
    const { user } = await edit()
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), ' and cold')

    await user.click(save())
    await screen.findByText('Error! The store is busy.')
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveProperty('value', 'Fresh and cold')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Edit Whole milk' }))

    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is deleted once that is confirmed', async () => {
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete Whole milk' }))

    await answer(platform, true)

    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Whole milk' })).toBeNull())
    expect(sent).toEqual([id(40)])
  })

  it('is not deleted when that is not confirmed', async () => {
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete Whole milk' }))

    await answer(platform, false)

    expect(platform.queryClient.isMutating()).toBe(0)
    await milk()
  })

  it('stays when deleting is refused, which is told', async () => {
    server.use(serve(deleteReview, busy))
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete Whole milk' }))

    await answer(platform, true)

    await waitFor(() => expect(told(platform)).toEqual(['Error! The store is busy.']))
    await milk()
  })
})
