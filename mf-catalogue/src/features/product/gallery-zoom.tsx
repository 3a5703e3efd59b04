import { Image } from '@aisle/ui/image'
import { IconButton } from '@aisle/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@aisle/ui/icons'
import { useModal } from '@aisle/ui/use-modal'
import { useWayBack } from '@aisle/ui/use-way-back'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { Bar, Root, Stage, Steps, Zoomed } from './gallery-zoom.styles.ts'
import { productMessages } from './product.messages.ts'
import type { GalleryImage } from './product.rules.ts'
import {
  drawnFocus,
  ENLARGED,
  focusAt,
  type Focus,
  imageAfter,
  keyFocus,
  keyStep,
  MIDDLE,
  type Point,
  swipeStep,
} from './zoom.rules.ts'

type GalleryZoomProps = {
  readonly title: string
  readonly images: readonly GalleryImage[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/**
 * The images of a product over the whole window. A press enlarges; what is enlarged follows the mouse, and is drawn along by
 * a finger and by arrows; fingers pinch and swipe; arrows go on; Escape and the browser's "back" close, and the focus goes
 * back.
 */
export default function GalleryZoom({ title, images, index, onIndex, onClose }: GalleryZoomProps) {
  useWayBack(onClose)
  const image = images[index]
  const step = (by: number) => onIndex(imageAfter(index, by, images.length))
  return (
    <Root
      {...useModal(onClose)}
      aria-label={productMessages.imagesOf(title)}
      onKeyDown={({ key }) => step(keyStep(key))}
    >
      <Bar>
        <p aria-live="polite">{images.length > 1 ? productMessages.imageOf(index + 1, images.length) : title}</p>
        <IconButton label={productMessages.closeImages} variant="outlined" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      {image ? <Enlarged image={image} onSwipe={step} /> : null}
      {images.length > 1 ? (
        <Steps>
          <IconButton
            label={productMessages.previousImage}
            variant="floating"
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={productMessages.nextImage}
            variant="floating"
            aria-disabled={index === images.length - 1}
            onClick={() => step(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Steps>
      ) : null}
    </Root>
  )
}

type EnlargedProps = { readonly image: GalleryImage; readonly onSwipe: (step: number) => void }

/** Where a finger or a pen came down, and what of the image was seen then. */
type Grip = Point & { readonly focus: Focus | undefined }

function Enlarged({ image: { url, alt, width = 1024, height = 1024 }, onSwipe }: EnlargedProps) {
  const [enlarged, setEnlarged] = useState<{ readonly url: string; readonly focus: Focus }>()
  // Another image is shown whole again, in the same place: what has the focus keeps it.
  const focus = enlarged?.url === url ? enlarged.focus : undefined
  const grip = useRef<Grip>(undefined)
  const look = (at: Focus) => setEnlarged({ url, focus: at })
  // Keys press without pointing anywhere.
  const enlarge = (event: MouseEvent) => look(event.detail === 0 ? MIDDLE : pointedAt(event))
  const pan = (event: KeyboardEvent) => {
    const next = focus && keyFocus(event.key, focus)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    look(next)
  }
  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    grip.current = pointerType !== 'mouse' && isPrimary ? { x, y, focus } : undefined
  }
  const move = (event: PointerEvent) => {
    if (!focus) return
    if (event.pointerType === 'mouse') look(pointedAt(event))
    else if (grip.current?.focus) {
      const way = { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y }
      look(drawnFocus(grip.current.focus, way, event.currentTarget.getBoundingClientRect()))
    }
  }
  const end = ({ clientX: x, clientY: y }: PointerEvent) => {
    // Of a page that fingers have enlarged, a way to the side shows another part.
    const isWhole = (globalThis.visualViewport?.scale ?? 1) <= 1
    if (grip.current && !grip.current.focus && isWhole) onSwipe(swipeStep(grip.current, { x, y }))
    grip.current = undefined
  }
  const size = focus ? ENLARGED : 1
  return (
    <Stage
      type="button"
      aria-label={focus ? productMessages.makeSmaller : productMessages.makeLarger}
      aria-pressed={focus !== undefined}
      onClick={(event) => (focus ? setEnlarged(undefined) : enlarge(event))}
      onKeyDown={pan}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => (grip.current = undefined)}
    >
      <Zoomed $isLarge={focus !== undefined} style={focus && { transformOrigin: `${focus.x}% ${focus.y}%` }}>
        <Image src={url} alt={alt} width={width * size} height={height * size} isPriority />
      </Zoomed>
    </Stage>
  )
}

const pointedAt = ({ currentTarget, clientX: x, clientY: y }: MouseEvent): Focus =>
  focusAt({ x, y }, currentTarget.getBoundingClientRect())
