import { CarouselSkeleton } from '@aisle/ui/carousel'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../../catalogue.messages.ts'

/** A home page that is still being loaded: slider and a collection. */
export function HomeSkeleton() {
  return (
    <>
      <Loading label={messages.home}>
        <Skeleton height="340px" radius="l" />
      </Loading>
      <CarouselSkeleton title={'\u00a0'} />
    </>
  )
}
