import { storesMessages } from '../stores.messages.ts'
import { MAP, type Spot } from './map-view.rules.ts'
import type { MappedStore, MarkedStore } from './mapped-stores.rules.ts'
import { placed } from './placed.ts'
import { markedWhilePointedAt } from './pointed-at.ts'
import { Pin } from './store-map.styles.ts'

type StorePinProps = {
  readonly store: MappedStore
  /** Units of the drawing. */
  readonly at: Spot
  readonly isMarked: boolean
  readonly onMark: (marked: MarkedStore | undefined) => void
  readonly onChoose: (locationId: string) => void
}

/** A store on the map: its number in the list, and its name while it is pointed at. */
export function StorePin({ store: { locationId, name, number }, at, isMarked, onMark, onChoose }: StorePinProps) {
  return (
    <li style={placed(at)} data-marked={isMarked} data-side={sideOf(at)}>
      <Pin
        type="button"
        aria-label={storesMessages.pin(number, name)}
        {...markedWhilePointedAt(locationId, onMark)}
        onFocus={() => onMark({ locationId, isWanted: true })}
        onClick={() => onChoose(locationId)}
      >
        {number}
      </Pin>
      <span aria-hidden="true">{name}</span>
    </li>
  )
}

/** The name of a store near an edge stands inside of it. */
const sideOf = ({ x }: Spot) => (x < MAP.width / 4 ? 'left' : x > (MAP.width * 3) / 4 ? 'right' : undefined)
