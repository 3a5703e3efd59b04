import { storesMessages } from '../stores.messages.ts'
import { MAP, type Spot } from './map-view.rules.ts'
import type { MappedStore, MarkedStore } from './mapped-stores.rules.ts'
import type { PlacedPin } from './pin-groups.rules.ts'
import { placed } from './placed.ts'
import { markedWhilePointedAt } from './pointed-at.ts'
import { Group, Pin } from './store-map.styles.ts'

type StorePinProps = {
  readonly pin: PlacedPin
  readonly marked: MarkedStore | undefined
  readonly onMark: (marked: MarkedStore | undefined) => void
  readonly onChoose: (locationId: string) => void
  /** Goes nearer to stores that stand together, where the map does. */
  readonly onGoNearer: ((stores: readonly MappedStore[]) => void) | undefined
}

/** A store on the map: its number in the list, and its name while it is pointed at. Several are told by their count. */
export function StorePin({ pin: { at, stores }, marked, onMark, onChoose, onGoNearer }: StorePinProps) {
  const [first] = stores
  const shown = stores.find(({ locationId }) => locationId === marked?.locationId)
  const { locationId, name, number } = shown ?? first
  const isAlone = stores.length === 1
  const choose = () => (isAlone || !onGoNearer ? onChoose(locationId) : onGoNearer(stores))
  const Button = isAlone ? Pin : Group
  return (
    <li style={placed(at)} data-together={!isAlone} data-marked={shown !== undefined} data-side={sideOf(at)}>
      <Button
        type="button"
        aria-label={isAlone ? storesMessages.pin(number, name) : storesMessages.together(stores.map((one) => one.name))}
        {...markedWhilePointedAt(locationId, onMark)}
        onFocus={() => onMark({ locationId, isWanted: true })}
        onClick={choose}
      >
        {isAlone ? number : `${stores.length}×`}
      </Button>
      <span aria-hidden="true">{name}</span>
    </li>
  )
}

/** The name of a store near an edge stands inside of it. */
const sideOf = ({ x }: Spot) => (x < MAP.width / 4 ? 'left' : x > (MAP.width * 3) / 4 ? 'right' : undefined)
