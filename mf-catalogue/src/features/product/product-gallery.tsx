import type { ProductDetails } from '@aisle/api/product'
import { toast, useTenant } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { productMessages } from './product.messages.ts'
import { galleryImages } from './product.rules.ts'
import { useLoaded } from './use-loaded.ts'

/** The product's images: one large, which opens over the whole window, the others to choose from. */
export function ProductGallery({ product }: { readonly product: ProductDetails }) {
  const images = galleryImages(product)
  const [index, setIndex] = useState(0)
  const [isZoomed, setIsZoomed] = useState(false)
  const { Part: GalleryZoom, want } = useLoaded(() => import('./gallery-zoom.tsx'))
  const zoom = async () => {
    if (await want()) setIsZoomed(true)
    else toast('error', messages.failed.text)
  }
  const placeholder = useTenant((tenant) => tenant.configuration?.businessConfigurations.defaultProductImageURL)
  const image = images[index] ?? images[0]
  return (
    <Gallery>
      <Large>
        <Image
          src={image?.url}
          alt={image?.alt ?? product.title}
          width={640}
          height={640}
          isPriority
          placeholder={placeholder}
        />
        {image ? <Enlarge type="button" aria-label={productMessages.enlarge} onClick={() => void zoom()} /> : null}
      </Large>
      {images.length > 1 ? (
        <Thumbs role="group" aria-label="Images">
          {images.map(({ url, alt }, position) => (
            <Thumb
              key={url}
              type="button"
              aria-label={`Image ${position + 1}: ${alt}`}
              aria-pressed={position === index}
              onClick={() => setIndex(position)}
            >
              <Image src={url} alt="" width={64} height={64} />
            </Thumb>
          ))}
        </Thumbs>
      ) : null}
      {isZoomed && GalleryZoom ? (
        <GalleryZoom
          title={product.title}
          images={images}
          index={index}
          onIndex={setIndex}
          onClose={() => setIsZoomed(false)}
        />
      ) : null}
    </Gallery>
  )
}

/** Of one height whether there is one image or several, which may be known only later. */
const Gallery = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: var(--space-3);
  aspect-ratio: 4 / 3;
  max-height: min(640px, 80vh);
  width: 100%;
  @media (min-width: 768px) {
    aspect-ratio: 1;
  }
`

const Large = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  > * {
    width: 100%;
    height: 100%;
    min-height: 0;
  }
`

/** Over the image, which keeps its own name. */
const Enlarge = styled.button`
  && {
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: zoom-in;
    outline-offset: -3px;
  }
`

const Thumbs = styled.div`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: 4px;
`

const Thumb = styled.button`
  flex: none;
  width: 72px;
  padding: 3px;
  border: 2px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--color-accent);
  }
`
