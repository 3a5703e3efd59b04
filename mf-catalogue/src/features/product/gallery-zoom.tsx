import { Image } from '@aisle/ui/image'
import { IconButton } from '@aisle/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@aisle/ui/icons'
import { useModal } from '@aisle/ui/use-modal'
import { type PointerEvent, useRef, useState } from 'react'
import { Bar, Root, Stage, Steps, Zoomed } from './gallery-zoom.styles.ts'
import { productMessages } from './product.messages.ts'
import type { GalleryImage } from './product.rules.ts'
import { focusAt, type Focus, imageAfter, keyStep, swipeStep } from './zoom.rules.ts'

type GalleryZoomProps = {
  readonly title: string
  readonly images: readonly GalleryImage[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/**
 * The images of a product over the whole window. A press enlarges, and what is enlarged follows the mouse; fingers pinch
 * and swipe; arrows go on, Escape closes, and the focus goes back.
 */
export default function GalleryZoom({ title, images, index, onIndex, onClose }: GalleryZoomProps) {
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

function Enlarged({ image: { url, alt, width = 1024, height = 1024 }, onSwipe }: EnlargedProps) {
  const [enlarged, setEnlarged] = useState<{ readonly url: string; readonly focus: Focus }>()
  // Another image is shown whole again, in the same place: what has the focus keeps it.
  const focus = enlarged?.url === url ? enlarged.focus : undefined
  const began = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const enlarge = ({ currentTarget, clientX: x, clientY: y }: Pointed) =>
    setEnlarged({ url, focus: focusAt({ x, y }, currentTarget.getBoundingClientRect()) })
  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    began.current = pointerType === 'touch' && isPrimary && !focus ? { x, y } : undefined
  }
  const end = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (began.current) onSwipe(swipeStep(began.current, { x, y }))
    began.current = undefined
  }
  return (
    <Stage
      type="button"
      aria-label={focus ? productMessages.makeSmaller : productMessages.makeLarger}
      aria-pressed={focus !== undefined}
      onClick={(event) => (focus ? setEnlarged(undefined) : enlarge(event))}
      onPointerMove={(event) => focus && enlarge(event)}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => (began.current = undefined)}
    >
      <Zoomed $isLarge={focus !== undefined} style={focus && { transformOrigin: `${focus.x}% ${focus.y}%` }}>
        <Image src={url} alt={alt} width={width} height={height} isPriority />
      </Zoomed>
    </Stage>
  )
}

type Pointed = { readonly currentTarget: Element; readonly clientX: number; readonly clientY: number }
