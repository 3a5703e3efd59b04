export { BuyMore } from './buy-more.tsx'
export { ProductMore } from './product-more.tsx'
export { ShareButton } from './share-button.tsx'
