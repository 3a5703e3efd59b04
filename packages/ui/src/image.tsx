import { useState } from 'react'
import styled from 'styled-components'
import { ImageIcon } from './icons.tsx'

export type ImageProps = {
  readonly src: string | null | undefined
  /** Empty for an image that only decorates. */
  readonly alt: string
  /** The file's size in px: reserves the space. */
  readonly width: number
  readonly height: number
  /** CSS `sizes` and the browser's choice, where there are several files. */
  readonly srcSet?: string
  readonly sizes?: string
  /** The page's main image: loaded at once and first. */
  readonly isPriority?: boolean
  /** Shown when there is no image or it does not load (F52); a drawn one without it. */
  readonly placeholder?: string | null | undefined
  readonly fit?: 'contain' | 'cover'
}

/** An image that keeps its place while it loads and when it does not. */
export function Image({ src, alt, isPriority = false, placeholder, fit = 'contain', ...image }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = [src, placeholder].find((candidate) => candidate && !failed.includes(candidate))
  if (!source) return <Drawn {...image} alt={alt} />
  const fail = () => setFailed((before) => [...before, source])
  return (
    <Picture
      {...(source === src ? image : { width: image.width, height: image.height })}
      key={source}
      ref={(element) => {
        // It may have failed before this code ran.
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fail()
      }}
      src={source}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'sync' : 'async'}
      onError={fail}
      $fit={fit}
    />
  )
}

function Drawn({ alt, width, height }: Pick<ImageProps, 'alt' | 'width' | 'height'>) {
  return (
    <Box role={alt ? 'img' : undefined} aria-label={alt || undefined} $ratio={`${width} / ${height}`}>
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
