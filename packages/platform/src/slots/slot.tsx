import type { SlotMap, SlotName } from '@aisle/contract'
import { Fragment } from 'react'
import { usePlatform } from '../platform.tsx'

type SlotProps<Name extends SlotName> = {
  readonly name: Name
  readonly props: SlotMap[Name]
}

/** Shows every widget that fills this slot, in order. A widget that fails shows nothing and is reported. */
export function Slot<Name extends SlotName>({ name, props }: SlotProps<Name>) {
  const { surfaces, WidgetView } = usePlatform()
  const fillings = surfaces
    .flatMap(({ remote, widgets }) =>
      Object.entries(widgets).map(([widget, { slot, order = 0 }]) => ({ remote, widget, slot, order })),
    )
    .filter(({ slot }) => slot === name)
    .toSorted((a, b) => a.order - b.order)
  return fillings.map(({ remote, widget }) => (
    <Fragment key={`${remote}/${widget}`}>
      <WidgetView remote={remote} name={widget} props={props} />
    </Fragment>
  ))
}
