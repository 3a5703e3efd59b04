import { usePathParams } from '@aisle/platform'
import { ListingPage } from '../features/listing/listing-page.tsx'

export default function CollectionPage() {
  const { seoName = '' } = usePathParams()
  return <ListingPage source={{ kind: 'collection', seoName }} />
}
