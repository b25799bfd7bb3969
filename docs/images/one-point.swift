// The picture in README.md: one point less, and a title is cut. Drawn by the product itself:
// bin/coursebuild layout docs/images/one-point.swift --width 330 --height 196 --format svg >docs/images/one-point.svg
import SwiftUI

struct TripRow: View {
    var body: some View {
        HStack {
            Text("Three days in Lisbon")
                .background(Color.blue.opacity(0.15))
            Spacer()
            Text("until Friday")
                .background(Color.orange.opacity(0.2))
        }
        .lineLimit(1)
        .padding(10)
    }
}

struct OnePoint: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("offered 250").font(.caption).foregroundStyle(.secondary)
            TripRow()
                .frame(width: 270)
                .border(Color.gray, width: 1)
            Text("offered 249").font(.caption).foregroundStyle(.secondary)
                .padding(.top, 14)
            TripRow()
                .frame(width: 269)
                .border(Color.gray, width: 1)
        }
    }
}
