import type { PageComponentOf } from '@aisle/api/page-component'
import { useTenant } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { ContentLink } from './content-link.tsx'

type SingleImageProps = { readonly image: PageComponentOf<'image'>; readonly isPriority: boolean }

/** An image, linked where its editor said so; a placeholder where there is none. */
export function SingleImage({ image, isPriority }: SingleImageProps) {
  const placeholder = useTenant((tenant) => tenant.configuration?.businessConfigurations.defaultProductImageURL)
  const { linkType, seoName, openInNewTab, imageUrl, imageAlt, imageWidth = 1200, imageHeight = 400 } = image
  const alt = imageAlt ?? ''
  return (
    <ContentLink linkType={linkType} seoName={seoName} openInNewTab={openInNewTab} label={alt || seoName || undefined}>
      <Image
        src={safeImage(imageUrl ?? '')}
        alt={alt}
        width={imageWidth}
        height={imageHeight}
        isPriority={isPriority}
        placeholder={placeholder}
      />
    </ContentLink>
  )
}
