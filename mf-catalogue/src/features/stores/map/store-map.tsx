import type { SearchedPlace } from '@aisle/api/location'
import { Button } from '@aisle/ui/button'
import { IconButton } from '@aisle/ui/icon-button'
import { MinusIcon, PlusIcon } from '@aisle/ui/icons'
import { useEffect, useEffectEvent, useRef } from 'react'
import { storesMessages } from '../stores.messages.ts'
import { canZoom, drawnAt, MAP, type Point, rulerOf, toSpot } from './map-view.rules.ts'
import type { MappedStore, MarkedStore } from './mapped-stores.rules.ts'
import { Ground } from './ground.tsx'
import { Caption, Frame, Here, Pins, Ruler, Surface, Tools } from './store-map.styles.ts'
import { percent, placed } from './placed.ts'
import { placedPins } from './pin-groups.rules.ts'
import { StorePin } from './store-pin.tsx'
import { useMapView } from './use-map-view.ts'

export type StoreMapProps = {
  readonly stores: readonly MappedStore[]
  readonly place: SearchedPlace | undefined
  /** What is in sight at first. */
  readonly inSight: readonly Point[]
  /** The store that is pointed at, here or in the list. */
  readonly marked: MarkedStore | undefined
  readonly onMark: (marked: MarkedStore | undefined) => void
  /** Leads to the store in the list. */
  readonly onChoose: (locationId: string) => void
}

/** Stores on a plain map that asks nobody for anything: numbered pins, the searched place, a scale (ADR 21). */
export default function StoreMap({ stores, place, inSight, marked, onMark, onChoose }: StoreMapProps) {
  const { view, zoom, showAll, goNearer, bringIntoSight, surface } = useMapView(inSight)
  const follow = useEffectEvent(() => {
    const store = stores.find(({ locationId }) => locationId === marked?.locationId)
    if (store && marked?.isWanted) bringIntoSight(store)
  })
  useEffect(() => follow(), [marked])
  // The button of stores that stand together goes with them.
  const ground = useRef<HTMLDivElement>(null)
  const goNearerTo = (together: readonly MappedStore[]) => {
    ground.current?.focus({ preventScroll: true })
    goNearer(together)
  }
  const ruler = rulerOf(view)
  return (
    <Frame>
      <Surface ref={ground} role="application" aria-label={storesMessages.map} tabIndex={0} {...surface}>
        <Ground view={view} />
        {place ? <Here style={placed(drawnAt(view, toSpot(place)))} /> : null}
        <Ruler style={{ width: percent(ruler.length, MAP.width) }}>{storesMessages.miles(ruler.miles)}</Ruler>
      </Surface>
      <Pins aria-label={storesMessages.onMap}>
        {placedPins(stores, view).map((pin) => (
          <StorePin
            key={pin.stores[0].locationId}
            pin={pin}
            marked={marked}
            onMark={onMark}
            onChoose={onChoose}
            onGoNearer={canZoom(view, 2) ? goNearerTo : undefined}
          />
        ))}
      </Pins>
      <Tools>
        <IconButton
          label={storesMessages.zoomIn}
          variant="outlined"
          disabled={!canZoom(view, 2)}
          onClick={() => zoom(2)}
        >
          <PlusIcon />
        </IconButton>
        <IconButton
          label={storesMessages.zoomOut}
          variant="outlined"
          disabled={!canZoom(view, 0.5)}
          onClick={() => zoom(0.5)}
        >
          <MinusIcon />
        </IconButton>
        <Button size="s" onClick={() => showAll(place ? [...stores, place] : stores)}>
          {storesMessages.showAll}
        </Button>
      </Tools>
      <Caption>
        {place ? <span data-here>{place.name ?? storesMessages.yourPlace}</span> : null}
        <span>{storesMessages.mapHint}</span>
        <span>{storesMessages.mapSource}</span>
      </Caption>
    </Frame>
  )
}
