import { useId, type ReactNode } from 'react'

/** Kinds of places that have a drawing. */
export const SCENES = ['Beach', 'Mountain', 'Cultural', 'Wildlife', 'City'] as const
export type SceneName = (typeof SCENES)[number]

interface Sky {
  readonly top: string
  readonly bottom: string
  readonly sun: string
}

const SKIES: Record<SceneName, Sky> = {
  Beach: { top: '#8fd3dc', bottom: '#fdebc8', sun: '#fff3cf' },
  Mountain: { top: '#a9c9e8', bottom: '#f7e6dc', sun: '#fff6e0' },
  Cultural: { top: '#f3b58b', bottom: '#fdeccd', sun: '#fff1c9' },
  Wildlife: { top: '#f0a35e', bottom: '#fbe3ae', sun: '#fff0b8' },
  City: { top: '#7d8fc4', bottom: '#f6c9b4', sun: '#ffe6bd' },
}

const LANDS: Record<SceneName, ReactNode> = {
  Beach: (
    <>
      <path d="M0 132h400v46H0z" fill="#2f9aa6" />
      <path d="M0 150c60-12 120 10 190 0s140-8 210 2v40H0z" fill="#46b4b8" />
      <path d="M0 178c90-26 180 4 260-4s100-14 140-10v76H0z" fill="#f2d9a2" />
      <path d="M88 206C92 160 104 132 122 108" stroke="#7a5230" strokeWidth="7" fill="none" strokeLinecap="round" />
      <g fill="#2c7a5a">
        <path d="M122 108c-24-20-50-16-66 4 26-10 46-10 66-4z" />
        <path d="M122 108c-8-28-34-40-56-32 24 6 42 16 56 32z" />
        <path d="M122 108c16-24 44-26 62-8-26-6-44-2-62 8z" />
        <path d="M122 108c24-8 50 4 58 28-18-18-36-26-58-28z" />
      </g>
      <path d="M252 132l18-34 4 34z" fill="#fff" />
      <path d="M246 134h36l-6 9h-24z" fill="#b5523b" />
    </>
  ),
  Mountain: (
    <>
      <path d="M0 176 96 76l58 62 66-88 92 112 40-40 48 54v64H0z" fill="#6d8fae" />
      <path d="m220 50 32 39-18-5-13 15-14-12-13-2.3zM96 76l22 24-13-2-10 10-9-10-12 3z" fill="#fff" />
      <path d="M0 196c70-40 130-14 196-26s130-20 204 6v64H0z" fill="#4d8068" />
      <path d="M0 214c110-22 240 8 400-12v38H0z" fill="#33644f" />
      <g fill="#2a5543">
        <path d="m60 214 13-38 13 38zM84 218l10-30 10 30zM312 208l13-38 13 38zM338 212l9-28 10 28z" />
      </g>
    </>
  ),
  Cultural: (
    <>
      <path d="M0 182c90-22 200-14 400-4v62H0z" fill="#c98d5e" />
      <g fill="#8c3f34">
        <path d="M136 96c30-4 50-14 64-30 14 16 34 26 64 30l-8 10H144z" />
        <path d="M118 138c40-4 66-14 82-32 16 18 42 28 82 32l-10 12H128z" />
        <path d="M197 40h6v30h-6z" />
      </g>
      <path d="M156 106h88v32h-88zM142 150h116v50H142z" fill="#f6dfba" />
      <path d="M188 164a12 12 0 0 1 24 0v36h-24z" fill="#8c3f34" />
      <path d="M156 162h14v22h-14zM230 162h14v22h-14zM172 114h12v16h-12zM216 114h12v16h-12z" fill="#c77d57" />
      <path d="M120 200h160v10H120zM104 210h192v12H104z" fill="#b5764e" />
      <circle cx="70" cy="178" r="28" fill="#7c8f55" />
      <circle cx="332" cy="182" r="32" fill="#6f834c" />
    </>
  ),
  Wildlife: (
    <>
      <path d="M0 168c80-18 170-10 250-14s110-8 150 0v86H0z" fill="#d39a4b" />
      <path d="M0 196c120-20 260 6 400-12v56H0z" fill="#a97536" />
      <path d="M92 190c2-34 4-54 0-78" stroke="#4c3a22" strokeWidth="7" fill="none" strokeLinecap="round" />
      <path d="M28 112c10-20 36-30 66-30s62 10 74 28c-40 10-100 12-140 2z" fill="#6d7a35" />
      <g fill="#5a4226">
        <path d="M266 192v-30c0-14 12-24 34-24s42 8 44 26v28h-9l-3-22h-42l-4 22z" />
        <path d="M270 152c-14-4-26 2-28 16-1 12-3 22-9 26 12 2 17-8 19-18 4 8 14 6 20 0z" />
      </g>
      <path d="M252 172c-3 8-8 12-14 13" stroke="#fdf3dc" strokeWidth="3.5" fill="none" strokeLinecap="round" />
    </>
  ),
  City: (
    <>
      <path d="M0 150h34v-34h36v24h30v-56h42v40h28V60h34v64h30V92h44v50h34v-30h40v38h48v90H0z" fill="#5c6ca3" />
      <path d="M18 176h44v-30h38v44h40v-64h36v50h44v-34h40v48h36v-62h46v52h58v60H18z" fill="#3c4a7d" />
      <path d="M184 60l3-30 3 30z" fill="#5c6ca3" />
      <g fill="#ffd98f">
        <path d="M148 138h6v8h-6zM160 138h6v8h-6zM148 154h6v8h-6zM74 158h6v8h-6zM86 158h6v8h-6zM74 174h6v8h-6zM234 156h6v8h-6zM246 156h6v8h-6zM306 142h6v8h-6zM318 142h6v8h-6zM318 158h6v8h-6z" />
      </g>
      <path d="M0 212c100-10 270-8 400 0v28H0z" fill="#28345c" />
      <path d="M0 222c120-6 260-4 400 0" stroke="#ffd98f" strokeWidth="1.5" opacity=".5" fill="none" />
    </>
  ),
}

/** A drawing of a kind of place, cropped to its box. Decorative: the text beside it names the place. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const gradient = useId()
  const sky = SKIES[name]
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky.top} />
          <stop offset="1" stopColor={sky.bottom} />
        </linearGradient>
      </defs>
      <path d="M0 0h400v240H0z" fill={`url(#${gradient})`} />
      <circle cx="262" cy="58" r="26" fill={sky.sun} />
      {LANDS[name]}
    </svg>
  )
}
