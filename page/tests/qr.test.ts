import { expect, test } from "vitest";

import { qrCode, qrPath } from "../src/logic/qr";

/** The rows of a code in hexadecimal. */
const rows = (text: string): string =>
  qrCode(text)!
    .map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16))
    .join(" ");

test("codes are those that another maker of codes draws", () => {
  expect(rows("Bastide")).toBe(
    "1fcd7f 104341 175f5d 17565d 17555d 105e41 1fd57f 1800 17ca7c 1ea7e5 1b596e 927cd 86108 1134 1fca8a 105c2f " +
      "175a8a 175bfc 175944 1047cc 1fd932",
  );
  expect(rows("https://example.org/continue/AbCdEfGhIjKlMnOpQr")).toBe(
    "1fd5ecc7f 1058d6141 1758c0d5d 174d7505d 175c3045d 104d32241 1fd55557f bb0200 13f158297 991fe61d 16ccb0a1f " +
      "1cb087264 1d3a8161 1617cf4ec 96eeb95c 2065528d 17d0a11f8 a8e2a455 18d26e6ad 15819011c 187ff6d3a 1eaa40e3c " +
      "16f08b6eb 13922f687 18eec11fc 18fc917 1fdcba354 10592ff1c 175118ff1 175ed4fa5 1745ae233 104d4353f 1fd9fb3b0",
  );
});

test("a longer text takes a larger code, until none is large enough", () => {
  expect([1, 20, 60, 100, 150, 213].map((many) => qrCode("x".repeat(many))?.length)).toEqual([21, 25, 33, 41, 49, 57]);
  expect(qrCode("x".repeat(214))).toBeNull();
});

test("a code is drawn as one path", () => {
  const grid = qrCode("Bastide")!;
  expect(qrPath(grid).match(/M/g)).toHaveLength(grid.flat().filter(Boolean).length);
});
