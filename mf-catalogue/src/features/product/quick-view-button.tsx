import type { ProductCard } from '@aisle/api/product-card'
import { openDialog } from '@aisle/platform'
import { IconButton } from '@aisle/ui/icon-button'
import { SearchIcon } from '@aisle/ui/icons'
import styled from 'styled-components'
import { productMessages } from './product.messages.ts'

/** Opens a product without leaving the list. Only with a mouse: a tap opens the product itself. */
export default function QuickViewButton({
  product,
}: {
  readonly product: Pick<ProductCard, 'seoName' | 'title' | 'productFamily'>
}) {
  if (product.productFamily) return null
  return (
    <MouseOnly>
      <IconButton
        label={productMessages.quickView(product.title)}
        variant="floating"
        onClick={() => void openDialog('quick-product', { seoName: product.seoName })}
      >
        <SearchIcon size={18} />
      </IconButton>
    </MouseOnly>
  )
}

const MouseOnly = styled.span`
  display: none;
  margin-top: var(--space-1);
  @media (hover: hover) and (min-width: 1024px) {
    display: block;
    opacity: 0;
    transition: opacity var(--motion);
    article:hover &,
    &:focus-within {
      opacity: 1;
    }
  }
`
