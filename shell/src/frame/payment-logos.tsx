import { paymentLogos } from '@aisle/api/footer'
import type { CardBrand } from '@aisle/api/payment-method'
import { useCallIfReady } from '@aisle/platform'
import { CardIcon } from '@aisle/ui/icons'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { paymentMessages } from './frame-extras.messages.ts'
import { isImageAddress } from './logo.tsx'

/** Which cards the store takes (spec 1 §7); nothing when that cannot be had. */
export function PaymentLogos() {
  const { data } = useCallIfReady(paymentLogos, {})
  if (!data || data.items.length === 0) return null
  return (
    <List aria-label={paymentMessages.title}>
      {data.items.map(({ brand, imageURL }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes; several brands may be "other"
        <li key={index}>
          <Logo brand={brand} imageURL={imageURL} />
        </li>
      ))}
    </List>
  )
}

function Logo({ brand, imageURL }: { readonly brand: CardBrand; readonly imageURL: string | null | undefined }) {
  const [hasFailed, setHasFailed] = useState(false)
  const name = paymentMessages.brands[brand]
  if (isImageAddress(imageURL) && !hasFailed) {
    return <img src={imageURL} alt={name} width={40} height={26} onError={() => setHasFailed(true)} />
  }
  return (
    <Card role="img" aria-label={name}>
      {marks[brand]}
    </Card>
  )
}

const word = (text: string, color: string, size = 9) => (
  <svg viewBox="0 0 40 26" aria-hidden="true" focusable="false">
    <text
      x="20"
      y="13.5"
      fill={color}
      fontSize={size}
      fontWeight="800"
      fontFamily="Arial, sans-serif"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  </svg>
)

/** Drawn here for stores without pictures of their own. */
const marks: Readonly<Record<CardBrand, ReactNode>> = {
  visa: word('VISA', '#1434cb', 12),
  amex: word('AMEX', '#016fd0', 11),
  discover: word('DISCOVER', '#1f1f1f', 7),
  mastercard: (
    <svg viewBox="0 0 40 26" aria-hidden="true" focusable="false">
      <circle cx="16" cy="13" r="8" fill="#eb001b" />
      <circle cx="24" cy="13" r="8" fill="#f79e1b" />
      <path d="M20 6.07a8 8 0 0 1 0 13.86 8 8 0 0 1 0-13.86Z" fill="#ff5f00" />
    </svg>
  ),
  other: <CardIcon size={22} />,
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  img {
    height: 26px;
    object-fit: contain;
  }
`

/** Cards are white whatever the colours of the store. */
const Card = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 26px;
  border: 1px solid var(--color-line);
  border-radius: 4px;
  background: #ffffff;
  color: #1f1f1f;
  > svg {
    max-width: 100%;
    max-height: 100%;
  }
`
