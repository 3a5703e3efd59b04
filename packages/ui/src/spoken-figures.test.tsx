import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'
import { Rating } from './rating.tsx'

/** What assistive technology reads: without what only decorates. */
function read(element: Element): string {
  const copy = element.cloneNode(true)
  if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const unitPrice = { amount: 0.08, unit: 'fl oz' }

it.each([
  { why: 'what it costs', price: <Price amount={2.49} />, says: 'Price: $2.49' },
  {
    why: 'a reduction',
    price: <Price amount={2.49} regularAmount={3} />,
    says: 'Sale price: $2.49Regular price: $3.00',
  },
  { why: 'no reduction to the same', price: <Price amount={3} regularAmount={3} />, says: 'Price: $3.00' },
  { why: 'no reduction from less', price: <Price amount={3} regularAmount={2} />, says: 'Price: $3.00' },
  {
    why: 'a price per unit',
    price: <Price amount={2.49} unitPrice={unitPrice} />,
    says: 'Price: $2.49$0.08 per fl oz',
  },
  { why: 'never in thousands (decision 24)', price: <Price amount={1234.5} />, says: 'Price: $1,234.50' },
])('a price is read with $why', ({ price, says }) => {
  const { container } = render(price)

  expect(read(container)).toBe(says)
})

it.each([
  { average: 4.26, count: 4, says: 'Rated 4.3 out of 5, 4 reviews' },
  { average: 5, count: 1, says: 'Rated 5.0 out of 5, 1 review' },
  { average: 0, count: 0, says: 'Rated 0.0 out of 5, 0 reviews' },
  { average: 3, count: undefined, says: 'Rated 3.0 out of 5' },
])('a rating is read as “$says”, and its stars are not', ({ average, count, says }) => {
  const { container } = render(<Rating average={average} count={count} />)

  expect(read(container)).toBe(says)
  expect(screen.queryByRole('img')).toBeNull()
})
