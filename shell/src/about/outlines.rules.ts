import type { RemoteModules } from '@aisle/platform/host'
import { aboutMessages } from './about.messages.ts'
import { colorOf, OWN_COLOR } from './part-colors.ts'

export type Outline = {
  readonly key: string
  readonly label: string
  readonly color: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Rect = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>

/** The smallest box around what is seen of a part; nothing around what is not seen. */
function boxAround(rects: readonly Rect[]) {
  const seen = rects.filter(({ left, top, right, bottom }) => right > left && bottom > top)
  if (seen.length === 0) return undefined
  const left = Math.min(...seen.map((rect) => rect.left))
  const top = Math.min(...seen.map((rect) => rect.top))
  return {
    left,
    top,
    width: Math.max(...seen.map((rect) => rect.right)) - left,
    height: Math.max(...seen.map((rect) => rect.bottom)) - top,
  }
}

const OWN = 'header, main + footer, main ~ nav'

/** Where every part stands now: the shell's frame, then what the remotes show, in the order in which they came. */
export function outlinesOf(shown: RemoteModules['shown'], page: ParentNode): readonly Outline[] {
  const own = [...page.querySelectorAll(OWN)].map((element, index) => ({
    key: `own-${index}`,
    label: `${aboutMessages.own}, ${element.tagName.toLowerCase()}`,
    color: OWN_COLOR,
    box: boxAround([element.getBoundingClientRect()]),
  }))
  const parts = [...shown].map(([place, { remote, kind, name }], index) => ({
    key: `${remote}/${kind}/${name}/${index}`,
    label: `${remote}, ${kind} ${name}`,
    color: colorOf(remote),
    box: boxAround([...place.getClientRects()]),
  }))
  return [...own, ...parts].flatMap(({ box, ...outline }) => (box ? [{ ...outline, ...box }] : []))
}
