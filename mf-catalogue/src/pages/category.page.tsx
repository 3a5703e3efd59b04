import { usePathParams } from '@aisle/platform'
import { Subcategories } from '../features/categories/subcategories.tsx'
import { ListingPage } from '../features/listing/listing-page.tsx'

export default function CategoryPage() {
  const { seoName = '' } = usePathParams()
  return (
    <ListingPage source={{ kind: 'category', seoName }}>
      {(isListed) => <Subcategories key={seoName} seoName={seoName} isListed={isListed} />}
    </ListingPage>
  )
}
