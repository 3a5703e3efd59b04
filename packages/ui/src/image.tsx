import { useState } from 'react'
import styled from 'styled-components'
import { ImageIcon } from './icons.tsx'
import { imageSet } from './image-set.rules.ts'

export type ImageProps = {
  readonly src: string | null | undefined
  /** Empty for an image that only decorates. */
  readonly alt: string
  /** In px, about as large as it is ever shown: reserves the space, and says which files of it are offered (ADR 19). */
  readonly width: number
  readonly height: number
  /** The page's main image: loaded at once and first. */
  readonly isPriority?: boolean
  /** Shown when there is no image or it does not load (F52); a drawn one without it. */
  readonly placeholder?: string | null | undefined
  readonly fit?: 'contain' | 'cover'
}

/** An image that keeps its place while it loads and when it does not. */
export function Image({ src, alt, isPriority, placeholder, fit = 'contain', ...image }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = [src, placeholder].find((candidate) => candidate && !failed.includes(candidate))
  if (!source) return <Drawn {...image} alt={alt} />
  const set = imageSet(source, image.width)
  const fail = () => setFailed([...failed, source])
  return (
    <Picture
      key={source}
      {...image}
      ref={(element) => {
        // It may have failed before this code ran.
        if (element?.complete && !element.naturalWidth && element.currentSrc) fail()
      }}
      src={source}
      srcSet={set}
      // Browsers know how wide a picture is that they load later (`auto`), of others only what stands here. One that
      // covers its place is cut at its sides on a phone, to about half.
      sizes={set && (isPriority ? '' : 'auto,') + `min(${fit === 'cover' ? 2 : 1}00vw,${image.width}px)`}
      alt={alt}
      {...(isPriority ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
      onError={fail}
      $fit={fit}
    />
  )
}

function Drawn({ alt, width, height }: Pick<ImageProps, 'alt' | 'width' | 'height'>) {
  return (
    <Box role="img" aria-label={alt} aria-hidden={!alt} $ratio={`${width} / ${height}`}>
      <ImageIcon size={40} />
    </Box>
  )
}

const Picture = styled.img<{ readonly $fit: 'contain' | 'cover' }>`
  width: 100%;
  height: auto;
  object-fit: ${({ $fit }) => $fit};
`

const Box = styled.span<{ readonly $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  display: grid;
  place-items: center;
  width: 100%;
  background: var(--color-page);
  color: var(--color-muted);
`
