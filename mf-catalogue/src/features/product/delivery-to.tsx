import { productByZipCode } from '@aisle/api/product'
import { useCallIfReady } from '@aisle/platform'
import styled from 'styled-components'
import { productMessages } from './product.messages.ts'

type DeliveryToProps = { readonly productID: string; readonly zipCode: string }

/** Whether a product is brought to a zip code; nothing while that is not known. */
export function DeliveryTo({ productID, zipCode }: DeliveryToProps) {
  const { data } = useCallIfReady(productByZipCode, { query: { productID, zipCode } })
  return (
    <Line role="status">
      {data ? (data.isAvailable ? productMessages.delivered(zipCode) : productMessages.notDelivered(zipCode)) : null}
    </Line>
  )
}

const Line = styled.p`
  min-height: 24px;
`
