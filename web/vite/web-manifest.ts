import type { ManifestOptions } from 'vite-plugin-pwa'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string, file: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${file}-96.png`, sizes: '96x96', type: 'image/png' }],
})

/** Web app manifest. The dark colours are in index.html, because a manifest has one set only. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Waymark',
  short_name: 'Waymark',
  description:
    'Plan trips day by day with AI, tick off packing lists, and keep your travel documents safe. Works offline.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fcfaf7',
  background_color: '#fcfaf7',
  categories: ['travel', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(192, 'maskable'),
    icon(512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Plan Trip', '/plan', 'plan'),
    shortcut('Packing Assistant', '/packing-assistant', 'packing'),
    shortcut('Dashboard', '/dashboard', 'dashboard'),
  ],
  screenshots: [
    {
      src: '/screenshots/dashboard-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Trips on the dashboard',
    },
    {
      src: '/screenshots/plan-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Asking for a trip',
    },
    {
      src: '/screenshots/dashboard-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Trips on the dashboard',
    },
    {
      src: '/screenshots/plan-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Asking for a trip',
    },
  ],
  share_target: {
    action: '/scan-discover',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'image', accept: ['image/*'] }] },
  },
}
