/** Emblems of what can be chosen for a table, by the names that the hall's description gives them: strokes in a box of 24 × 24. */
export const EMBLEMS: Record<string, string> = {
  "spirit-deception":
    "M3 8c6-3 12-3 18 0-.5 6-3.500 10-9 10S3.500 14 3 8zM6.500 11.500c1.500-1.300 3-1.200 4.200.5M13.300 12c1.200-1.700 2.700-1.800 4.200-.5",
  "spirit-beauty":
    "M12 9c-3-2.500-2.500-6.500 0-6.500S15 6.500 12 9zM12 15c-3 2.500-2.500 6.500 0 6.500s3-4 0-6.500zM9 12c-2.500-3-6.500-2.500-6.500 0s4 3 6.500 0zM15 12c2.500-3 6.500-2.500 6.500 0s-4 3-6.500 0z",
  "spirit-wind": "M2 9h12a3 3 0 1 0-3-3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.500 2.500 0 1 1-2.500 2.500",
  "spirit-change": "M4 10a8 8 0 0 1 14-3.500L20 9M20 4v5h-5M20 14a8 8 0 0 1-14 3.500L4 15M4 20v-5h5",
  "spirit-strength": "M4 9v6M7 7v10M7 12h10M17 7v10M20 9v6",
  "spirit-elegance": "M12 20 3 9c5-6 13-6 18 0zM12 20V4.500M12 20 7.500 6M12 20l4.500-14",
  "spirit-depths": "M2 7c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 13c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 19c3-3 5 3 8 0s5 3 8 0 3 1 4 0",
  "spirit-faith": "M2 9c4 0 7-2 10-6 3 4 6 6 10 6M5 9v3h14V9M7 12v9M17 12v9M12 14.500v5M9.500 17h5",
  "spirit-destruction": "M13 2 6 13h5l-2 9 9-12h-5.500L16 2z",
  "spirit-cunning": "M4 4l5 4h6l5-4-1 9-7 8-7-8zM9 12.500h.01M15 12.500h.01M12 21v-3",
  "dragon-tranquility":
    "M12 5c3 3 3 8 0 12-3-4-3-9 0-12zM12 17C8 17 4 14 4 9c3 0 6 2 8 8zM12 17c4 0 8-3 8-8-3 0-6 2-8 8zM5 20.500h14",
  "dragon-majesty": "M4 17 3 7l5 4 4-7 4 7 5-4-1 10zM4 20.500h16",
  "dragon-bravery": "M20 3 9 14M20 3h-4l-7.500 8.500M20 3v4l-8.500 7.500M6 11l7 7M8.500 15.500 4 20",
  "dragon-humility": "M3 21v-6h6M9 21V5h6v16M15 17h6v4M2 21h20",
  "dragon-righteousness": "M12 3v18M8 21h8M5 6h14M5 6l-3 8c1.500 2 4.500 2 6 0zM19 6l-3 8c1.500 2 4.500 2 6 0z",
  "dragon-fortitude": "M3 5h3v3h4V5h4v3h4V5h3v15H3zM3 14h18M9 8v6M15 8v6M6 14v6M12 14v6M18 14v6",
  "dragon-piety":
    "M12 2.500c2 2.500 2.500 4 1.500 5.500a1.800 1.800 0 0 1-3 0C9.500 6.500 10 5 12 2.500zM9.500 11h5v7h-5zM5 21c0-2 2-3 4.500-3h5c2.500 0 4.500 1 4.500 3z",
  "dragon-power": "M12 2c5 4 7 7 7 11a7 7 0 0 1-14 0c0-2 1-4 3-6 0 3 1 4 2 5 1-3 2-6 2-10z",
  "dragon-harmony":
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3a4.500 4.500 0 0 1 0 9 4.500 4.500 0 0 0 0 9M12 7.500h.01M12 16.500h.01",
  "dragon-knowledge": "M12 6c-2-2-5-2-9-2v15c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v15",
  "guild-none": "M4 4h16v16H4zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01",
  "guild-plains":
    "M12 22V6M12 6c-2-1-2-3 0-4 2 1 2 3 0 4zM12 11c-3 0-4-2-4-4 3 0 4 2 4 4zM12 11c3 0 4-2 4-4-3 0-4 2-4 4zM12 16c-3 0-4-2-4-4 3 0 4 2 4 4zM12 16c3 0 4-2 4-4-3 0-4 2-4 4z",
  "guild-seafarers": "M3 15h18l-3 5H6zM12 15V3M12 4c4 2 6 5 6.500 8H12M12 6c-3 1.500-4.500 4-5 6h5",
  "guild-highlands": "M2 20 9 6l4 8 3-4 6 10zM6.500 11l2.500 2 2-2.500",
  "guild-rainforest":
    "M12 22v-8M12 15c-5 1-8-2-7-6 1-4 3-6 7-7 4 1 6 3 7 7 1 4-2 7-7 6zM12 15V8M12 11.500l3-2.500M12 13l-3-2.500",
};
