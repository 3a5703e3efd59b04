import { formatMoney } from '@aisle/api/money'
import type { LinkedProduct, ProductDetails } from '@aisle/api/product'
import { Disclosure } from '@aisle/ui/disclosure'
import styled from 'styled-components'
import { linkedLines, totalWithLinked } from './linked-products.rules.ts'
import { productMessages } from './product.messages.ts'

type LinkedProductsProps = {
  readonly shown: Pick<ProductDetails, 'title' | 'price'>
  readonly linked: readonly LinkedProduct[]
}

/** What always comes with a product, such as its deposit, and what they cost together (spec 2 §3). */
export function LinkedProducts({ shown, linked }: LinkedProductsProps) {
  return (
    <Disclosure title={<h2>{productMessages.comesWith}</h2>} isOpen>
      <Table>
        <thead>
          <tr>
            <th scope="col">{productMessages.linkedItem}</th>
            <th scope="col">{productMessages.linkedQty}</th>
            <th scope="col">{productMessages.linkedPrice}</th>
          </tr>
        </thead>
        <tbody>
          {linkedLines(linked).map(({ productID: id, title, qty, price }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{qty}</td>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {productMessages.linkedTotal(shown.title)}
            </th>
            <td>{formatMoney(totalWithLinked(shown.price, linked))}</td>
          </tr>
        </tfoot>
      </Table>
    </Disclosure>
  )
}

const Table = styled.table`
  width: 100%;
  max-width: 640px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-line);
    text-align: right;
    font-weight: 400;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  tfoot > tr > * {
    border-bottom: 0;
    font-weight: 600;
  }
`
